import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onClientCreated } from '../../functions/platform/clients';
import { startClock } from '../support/clock';
import { profileContract } from '../../shared/contracts/profile';
import { addDays, localDateOf, type LocalDate } from '../../shared/rules/local-date';
import type { DraftAnswers } from '../../shared/rules/questionnaire';
import { answers } from '../support/answers';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';

const clock = startClock('2026-07-29T09:30:00Z');
const timeZone = 'Europe/Lisbon';
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
  maya = await onboarded('Maya Okafor');
});

const today = () => localDateOf(new Date(clock.now()), timeZone);
const daysAgo = (days: number) => addDays(today(), -days);
const newId = () => ulid(clock.now());
const readProfile = (user = maya) => user.call(profileContract.readProfile);
const logWeight = (weightKg: number, date?: LocalDate, id = newId()) =>
  maya.call(profileContract.logWeight, { body: { id, weightKg, ...(date && { date }) } });
const listWeights = async (user = maya) => (await user.call(profileContract.listWeights)).weights;
const shown = async () => (await listWeights()).map(({ date, weightKg }) => [date, weightKg]);
const change = (body: DraftAnswers, user = maya) => user.call(profileContract.updateAnswers, { body });

async function onboarded(name: string): Promise<TestUser> {
  const user = await signUpUser(cloud.origin, { name, timeZone });
  await user.call(profileContract.completeOnboarding, { body: answers });
  return user;
}

/** Every event that a transaction of the product would publish, in its published form. */
function watchEvents(): string[] {
  const details: string[] = [];
  onClientCreated(({ middlewareStack }) =>
    middlewareStack.add(
      (next) => (args) => {
        const { TransactItems = [] } = args.input as {
          TransactItems?: { Put?: { Item: { detail?: string } } }[];
        };
        details.push(...TransactItems.flatMap(({ Put }) => Put?.Item.detail ?? []));
        return next(args);
      },
      { step: 'initialize', priority: 'high' },
    ),
  );
  return details;
}
const events = watchEvents();

describe('The weight log', () => {
  beforeEach(async () => {
    maya = await onboarded('Maya Okafor');
  });

  it('begins with the weight of the onboarding', async () => {
    expect(await shown()).toEqual([[today(), 66.5]]);
  });

  it("takes today's weight, which becomes the one of the profile with its body mass index", async () => {
    const id = newId();
    const entry = await logWeight(64.2, undefined, id);
    expect(entry).toMatchObject({ id, weightKg: 64.2, date: today() });
    expect((await listWeights())[0]).toEqual(entry);
    expect(await readProfile()).toMatchObject({ answers: { ...answers, weightKg: 64.2 }, bmi: 22.75 });
  });

  it('keeps a forgotten weight of an earlier day without touching the profile', async () => {
    const before = await readProfile();
    await logWeight(70, daysAgo(7));
    await logWeight(68, daysAgo(3));
    expect(await shown()).toEqual([
      [today(), 66.5],
      [daysAgo(3), 68],
      [daysAgo(7), 70],
    ]);
    expect(await readProfile()).toEqual(before);
  });

  it('lets the later of two entries on one day count', async () => {
    await logWeight(65);
    await logWeight(64);
    expect((await shown())[0]).toEqual([today(), 64]);
    expect((await readProfile()).answers?.weightKg).toBe(64);
  });

  it('rounds to a gram, so that pounds come back as they were typed', async () => {
    expect((await logWeight(68.03886)).weightKg).toBe(68.039);
  });

  it('answers a repeat with what is stored, whatever the repeat says', async () => {
    const id = newId();
    const entry = await logWeight(64, daysAgo(1), id);
    expect(await logWeight(80, today(), id)).toEqual(entry);
    expect(await shown()).toEqual([
      [today(), 66.5],
      [daysAgo(1), 64],
    ]);
  });

  it('stores one entry when the same request arrives several times at once', async () => {
    const id = newId();
    const entries = await Promise.all(Array.from({ length: 5 }, () => logWeight(64, undefined, id)));
    expect(new Set(entries.map((entry) => JSON.stringify(entry))).size).toBe(1);
    expect(await shown()).toEqual([
      [today(), 64],
      [today(), 66.5],
    ]);
  });

  it('agrees with the profile after many entries and edits at once', async () => {
    const weights = [61, 62, 63, 64, 65].map((weightKg, day) => logWeight(weightKg, daysAgo(day % 2)));
    await Promise.all([...weights, change({ heightCm: 175 }), change({ weightKg: 60.5 })]);
    const [newest] = await listWeights();
    const { answers: stored, bmi } = await readProfile();
    expect(await listWeights()).toHaveLength(7);
    expect(stored).toMatchObject({ heightCm: 175, weightKg: newest?.weightKg });
    expect(bmi).toBe(Math.round(((newest?.weightKg ?? 0) / 1.75 ** 2) * 100) / 100);
  });

  it('is read page by page, newest first', async () => {
    for (const day of [1, 2, 3]) await logWeight(60 + day, daysAgo(day));
    const read = (query: object) => maya.call(profileContract.listWeights, { query });
    const first = await read({ limit: '2' });
    expect(first.weights.map(({ weightKg }) => weightKg)).toEqual([66.5, 61]);
    const second = await read({ limit: '2', cursor: first.nextCursor });
    expect(second.weights.map(({ weightKg }) => weightKg)).toEqual([62, 63]);
    expect(second.nextCursor).toBeNull();
  });

  it('takes a date that has begun where the person lives, and none that has not', async () => {
    await maya.call(profileContract.updateProfile, { body: { timeZone: 'Pacific/Kiritimati' } });
    const there = localDateOf(new Date(clock.now()), 'Pacific/Kiritimati');
    expect((await logWeight(64, there)).date).toBe(there);
    const body = { id: newId(), weightKg: 64, date: addDays(there, 1) };
    expect(await maya.refused('POST', '/profile/weights', body)).toEqual({ status: 422, code: 'date_ahead' });
  });

  it('is no one else’s, not even under the same id', async () => {
    const ines = await onboarded('Ines Kaya');
    const { id } = await logWeight(64);
    const own = { id, weightKg: 80 };
    expect((await ines.call(profileContract.logWeight, { body: own })).weightKg).toBe(80);
    expect((await listWeights(ines)).map(({ weightKg }) => weightKg)).toEqual([80, 66.5]);
    expect((await listWeights()).map(({ weightKg }) => weightKg)).toEqual([64, 66.5]);
  });

  it('requires onboarding', async () => {
    const newcomer = await signUpUser(cloud.origin);
    expect(await listWeights(newcomer)).toEqual([]);
    const body = { id: newId(), weightKg: 64 };
    expect(await newcomer.refused('POST', '/profile/weights', body)).toEqual({
      status: 409,
      code: 'onboarding_incomplete',
    });
  });
});

describe('Changing single answers', () => {
  beforeEach(async () => {
    maya = await onboarded('Maya Okafor');
  });

  it('leaves the others as they are', async () => {
    const profile = await change({ goalType: 'tone_up', bodyPains: null });
    expect(profile.answers).toEqual({ ...answers, goalType: 'tone_up', bodyPains: null });
    expect(await readProfile()).toEqual(profile);
  });

  it('lets the age decide the range, whatever range was sent', async () => {
    expect((await change({ age: 47 })).answers).toMatchObject({ age: 47, ageRange: '40-49' });
    expect((await change({ ageRange: '18-29' })).answers).toMatchObject({ age: 47, ageRange: '40-49' });
  });

  it('recomputes the body mass index from the height', async () => {
    expect((await change({ heightCm: 180 })).bmi).toBe(20.52);
    expect(await listWeights()).toHaveLength(1);
  });

  it('logs a weight that is changed here, once', async () => {
    clock.advance(3 * 86_400_000);
    expect(await change({ weightKg: 65 })).toMatchObject({ answers: { weightKg: 65 }, bmi: 23.03 });
    await change({ weightKg: 65 });
    expect(await shown()).toEqual([
      [today(), 65],
      [daysAgo(3), 66.5],
    ]);
  });

  it('logs the new weight when onboarding is done again', async () => {
    await maya.call(profileContract.completeOnboarding, { body: { ...answers, weightKg: 70 } });
    expect((await shown())[0]).toEqual([today(), 70]);
  });

  it('loses none of several changes made at once', async () => {
    await Promise.all([
      change({ age: 41 }),
      change({ gender: 'other' }),
      change({ targetZones: ['chest'] }),
      change({ targetWeightKg: null }),
      change({ fitnessBarriers: 'Early mornings' }),
    ]);
    expect((await readProfile()).answers).toEqual({
      ...answers,
      age: 41,
      ageRange: '40-49',
      gender: 'other',
      targetZones: ['chest'],
      targetWeightKg: null,
      fitnessBarriers: 'Early mornings',
    });
  });

  it('tells others which answers changed, never what they are', async () => {
    events.length = 0;
    await change({ medicalConditions: 'Asthma', weightKg: 65 });
    await logWeight(64);
    await logWeight(63, daysAgo(1));
    const told = events.map((detail) => JSON.parse(detail) as { type: string; data: unknown });
    expect(told.map(({ type, data }) => [type, data])).toEqual([
      ['ProfileUpdated', { fields: ['weightKg', 'medicalConditions'] }],
      ['ProfileUpdated', { fields: ['weightKg'] }],
    ]);
    expect(events.join()).not.toContain('Asthma');
  });

  it('requires completed onboarding', async () => {
    const newcomer = await signUpUser(cloud.origin);
    await newcomer.call(profileContract.saveOnboardingDraft, { body: { age: 32 } });
    expect(await newcomer.refused('PATCH', '/profile/answers', { age: 33 })).toEqual({
      status: 409,
      code: 'onboarding_incomplete',
    });
    expect((await readProfile(newcomer)).answers).toBeNull();
  });

  it('changes no one else', async () => {
    const ines = await onboarded('Ines Kaya');
    await change({ age: 50 }, ines);
    expect((await readProfile()).answers?.age).toBe(32);
  });
});

describe('A weight', () => {
  it.each([
    ['a weight below the bounds', { weightKg: 29.9 }],
    ['a weight above the bounds', { weightKg: 300.1 }],
    ['a weight in words', { weightKg: '64' }],
    ['no weight', { weightKg: undefined }],
    ['an id that is no ULID', { id: 'first' }],
    ['no id', { id: undefined }],
    ['a day that does not exist', { date: '2026-02-30' }],
    ['an instant for a date', { date: '2026-02-03T10:00:00Z' }],
  ])('refuses %s and keeps nothing', async (_, part) => {
    const before = await shown();
    const body = { id: newId(), weightKg: 64, ...part };
    expect(await maya.refused('POST', '/profile/weights', body)).toEqual({
      status: 400,
      code: 'invalid_request',
    });
    expect(await shown()).toEqual(before);
  });

  it('refuses a day to come, with a code by which it is sent again later', async () => {
    const before = await shown();
    const body = { id: newId(), weightKg: 64, date: '2999-01-01' };
    expect(await maya.refused('POST', '/profile/weights', body)).toEqual({ status: 422, code: 'date_ahead' });
    expect(await shown()).toEqual(before);
  });

  it.each([
    ['text that is not JSON', 'POST', '/profile/weights', '{'],
    ['an infinite weight', 'POST', '/profile/weights', `{"id":"${ulid(clock.now())}","weightKg":1e999}`],
    ['an unknown cursor', 'GET', '/profile/weights?cursor=id%23abc', undefined],
    ['a limit of none', 'GET', '/profile/weights?limit=0', undefined],
    ['a limit above a hundred', 'GET', '/profile/weights?limit=101', undefined],
  ])('refuses %s', async (_, method, path, body) => {
    expect((await maya.refused(method, path, body)).status).toBe(400);
  });
});

describe('A change of answers', () => {
  it.each([
    ['nothing at all', {}],
    ['a field nobody asks for', { totalPoints: 9_000 }],
    ['somebody under 13', { age: 12 }],
    ['an age in words', { age: '32' }],
    ['a height out of bounds', { heightCm: 251 }],
    ['a weight out of bounds', { weightKg: 20 }],
    ['no zones', { targetZones: [] }],
    ['an unknown goal', { goalType: 'fly' }],
    ['a required answer taken back', { gender: null }],
    ['one good and one bad answer', { age: 40, bodyType: 'round' }],
    ['a note that is too long', { bodyPains: 'x'.repeat(501) }],
    ['text that is not JSON', '{'],
  ])('refuses %s and changes nothing', async (_, body) => {
    const before = await readProfile();
    expect((await maya.refused('PATCH', '/profile/answers', body)).status).toBe(400);
    expect(await readProfile()).toEqual(before);
  });
});

describe('Weight and answer endpoints', () => {
  refusesBadTokens(
    () => ({ cloud, user: maya, clock }),
    [
      ['GET', '/profile/weights'],
      ['POST', '/profile/weights'],
      ['PATCH', '/profile/answers'],
    ],
  );
});
