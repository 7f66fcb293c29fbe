import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { startClock } from '../support/clock';
import { profileContract } from '../../shared/contracts/profile';
import { answers } from '../support/answers';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-06-10T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
  maya = await signUpUser(cloud.origin, { name: 'Maya Okafor', timeZone: 'Europe/Lisbon' });
});

const read = (user: TestUser) => user.call(profileContract.readProfile);

describe('A new account', () => {
  it('has a profile immediately, with the name and zone of the sign-up and nothing earned', async () => {
    expect(await read(maya)).toMatchObject({
      id: maya.userId,
      name: 'Maya Okafor',
      timeZone: 'Europe/Lisbon',
      onboardingCompleted: false,
      answers: null,
      bmi: null,
      progress: { totalPoints: 0, workoutsCompleted: 0, currentStreak: 0, days: [] },
    });
  });
});

describe('Onboarding', () => {
  it('keeps each answer as it comes', async () => {
    const save = (body: object) => maya.call(profileContract.saveOnboardingDraft, { body });
    await save({ goalType: 'tone_up' });
    await save({ age: 32, medicalConditions: null });
    expect((await save({ goalType: 'get_stronger' })).answers).toEqual({
      goalType: 'get_stronger',
      age: 32,
      medicalConditions: null,
    });
    await save({ units: 'imperial' });
    const draft = await maya.call(profileContract.readOnboardingDraft);
    expect(draft).toMatchObject({ answers: { age: 32 }, units: 'imperial' });
    expect(draft.answers).not.toHaveProperty('units');
  });

  it('reads a draft back with the range that contains the age', async () => {
    const someone = await signUpUser(cloud.origin);
    const save = (body: object) => someone.call(profileContract.saveOnboardingDraft, { body });
    expect((await save({ ageRange: '18-29' })).answers).toEqual({ ageRange: '18-29' });
    expect((await save({ age: 67 })).answers).toEqual({ age: 67, ageRange: '50+' });
    expect((await save({ ageRange: '30-39' })).answers.ageRange).toBe('50+');
    expect((await someone.call(profileContract.readOnboardingDraft)).answers.ageRange).toBe('50+');
  });

  it('stores the answers with the body mass index and drops the draft', async () => {
    const profile = await maya.call(profileContract.completeOnboarding, { body: answers });
    expect(profile).toMatchObject({ onboardingCompleted: true, answers, bmi: 23.56 });
    expect(await read(maya)).toEqual(profile);
    expect((await maya.call(profileContract.readOnboardingDraft)).answers).toEqual({});
  });

  it('lets the age decide the range', async () => {
    const profile = await maya.call(profileContract.completeOnboarding, {
      body: { ...answers, age: 52, ageRange: '18-29' },
    });
    expect(profile.answers).toMatchObject({ age: 52, ageRange: '50+' });
    const change = (body: object) => maya.call(profileContract.updateAnswers, { body });
    expect((await change({ age: 67, ageRange: '18-29' })).answers).toMatchObject({
      age: 67,
      ageRange: '50+',
    });
    expect((await change({ age: 32 })).answers).toMatchObject({ age: 32, ageRange: '30-39' });
    expect((await change({ ageRange: '18-29' })).answers).toMatchObject({ age: 32, ageRange: '30-39' });
  });

  it.each([
    ['someone under 13', { ...answers, age: 12 }],
    ['an age that is not whole', { ...answers, age: 30.5 }],
    ['a height out of bounds', { ...answers, heightCm: 99 }],
    ['a weight out of bounds', { ...answers, weightKg: 301 }],
    ['no zones', { ...answers, targetZones: [] }],
    ['an unknown goal', { ...answers, goalType: 'fly' }],
    ['wrong types', { ...answers, age: '32' }],
    ['a missing answer', { ...answers, weightKg: undefined }],
    ['a note that is too long', { ...answers, bodyPains: 'x'.repeat(501) }],
    ['a huge body', { ...answers, padding: 'x'.repeat(20_000) }],
    ['an infinite number', JSON.stringify(answers).replace('66.5', '1e999')],
  ])('refuses %s and changes nothing', async (_, body) => {
    const before = await read(maya);
    const { status, code } = await maya.refused('PUT', '/profile/onboarding', body);
    expect([status, code]).toEqual(code === 'body_too_large' ? [413, code] : [400, 'invalid_request']);
    expect(await read(maya)).toEqual(before);
  });

  it.each([
    ['an unknown value', { gender: 'robot' }],
    ['an age below 13', { age: 12 }],
    ['text that is not JSON', '{'],
  ])('keeps no draft with %s', async (_, body) => {
    expect((await maya.refused('PATCH', '/profile/onboarding/draft', body)).status).toBe(400);
    expect((await maya.call(profileContract.readOnboardingDraft)).answers).toEqual({});
  });
});

describe('Changing the profile', () => {
  it('changes name, zone, units and privacy', async () => {
    const body = {
      name: ' Maya ',
      timeZone: 'Asia/Tokyo',
      units: 'imperial' as const,
      privacy: { showHealthNotes: false },
    };
    const changed = await maya.call(profileContract.updateProfile, { body });
    expect(changed).toMatchObject({
      name: 'Maya',
      timeZone: 'Asia/Tokyo',
      units: 'imperial',
      privacy: {
        showHealthNotes: false,
        showOnLeaderboards: true,
        suggestToOthers: true,
        coachReadsHealthNotes: false,
        showActivityToFriends: true,
      },
    });
    expect(await read(maya)).toEqual(changed);
  });

  it('shows weights in stone to who chooses it, also in a draft, and knows no other units', async () => {
    const someone = await signUpUser(cloud.origin);
    const body = { units: 'stone' as const };
    expect(await someone.call(profileContract.updateProfile, { body })).toMatchObject(body);
    expect(await read(someone)).toMatchObject(body);
    expect(await someone.call(profileContract.saveOnboardingDraft, { body })).toMatchObject(body);
    for (const path of ['/profile', '/profile/onboarding/draft'])
      expect(await someone.refused('PATCH', path, { units: 'stones' })).toEqual({
        status: 400,
        code: 'invalid_request',
      });
    expect(await read(someone)).toMatchObject(body);
  });

  it('gives no one the name of the coach or ours; whoever has it from before keeps it', async () => {
    const taken = { status: 400, code: 'name_taken' };
    for (const name of ['Ana', 'Ｖita Support', 'Coach Ana'])
      expect(await maya.refused('PATCH', '/profile', { name })).toEqual(taken);
    expect(await maya.refused('PUT', '/profile/onboarding', { ...answers, name: 'A n a' })).toEqual(taken);
    await expect(signUpUser(cloud.origin, { name: 'Ana' })).rejects.toThrow('That name is reserved.');
    const noah = await signUpUser(cloud.origin, { name: 'Noah' });
    const row = { TableName: 'vita-local-people', Key: { userId: noah.userId } };
    const names = {
      ExpressionAttributeNames: { '#name': 'name' },
      ExpressionAttributeValues: { ':name': 'Ana' },
    };
    await cloud.documents.send(
      new UpdateCommand({ ...row, ...names, UpdateExpression: 'SET #name = :name' }),
    );
    const body = { name: 'Ana', units: 'imperial' as const };
    expect(await noah.call(profileContract.updateProfile, { body })).toMatchObject(body);
  });

  it('lets the coach read health notes only while it is allowed', async () => {
    const noah = await signUpUser(cloud.origin, { name: 'Noah' });
    const change = (privacy: object) => noah.call(profileContract.updateProfile, { body: { privacy } });
    expect((await read(noah)).privacy).toEqual({
      showOnLeaderboards: true,
      showHealthNotes: true,
      suggestToOthers: true,
      coachReadsHealthNotes: false,
      findByName: null,
      showActivityToFriends: true,
      keepHeartRate: false,
    });
    const allowed = await change({ coachReadsHealthNotes: true, suggestToOthers: false });
    expect(allowed.privacy).toMatchObject({ coachReadsHealthNotes: true, suggestToOthers: false });
    await change({ coachReadsHealthNotes: false });
    expect((await read(noah)).privacy).toMatchObject({
      coachReadsHealthNotes: false,
      suggestToOthers: false,
    });
  });

  it.each([
    ['an unknown zone', { timeZone: 'Mars/Olympus' }],
    ['a short name', { name: 'M' }],
    ['a name with a line break', { name: 'Ma\nya' }],
    ['a name under heaps of marks', { name: `Ma${'\u0301'.repeat(9)}ya` }],
    ['nothing at all', {}],
    ['a field nobody may set', { totalPoints: 9_000 }],
    ['wrong types', { name: 7 }],
  ])('refuses %s', async (_, body) => {
    const before = await read(maya);
    expect(await maya.refused('PATCH', '/profile', body)).toEqual({ status: 400, code: 'invalid_request' });
    expect(await read(maya)).toEqual(before);
  });

  // Less than a day lies between two workouts, whatever the hour; the tests of forgiveDates try every hour.
  it('keeps its streak after a move east that skips a day', async () => {
    const user = await signUpUser(cloud.origin, { timeZone: 'Pacific/Honolulu' });
    await doWorkout(user, clock);
    clock.advance(23 * 3_600_000);
    await doWorkout(user, clock);
    clock.advance(20 * 3_600_000);
    await user.call(profileContract.updateProfile, { body: { timeZone: 'Pacific/Kiritimati' } });
    clock.advance(3 * 3_600_000);
    await doWorkout(user, clock);
    expect((await read(user)).progress.currentStreak).toBe(3);
  });
});

describe('Profile endpoints', () => {
  refusesBadTokens(
    () => ({ cloud, user: maya, clock }),
    [
      ['GET', '/profile'],
      ['PATCH', '/profile'],
      ['PUT', '/profile/onboarding'],
      ['GET', '/profile/onboarding/draft'],
      ['PATCH', '/profile/onboarding/draft'],
    ],
  );
});
