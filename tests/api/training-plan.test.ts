import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { profileContract } from '../../shared/contracts/profile';
import { trainingContract } from '../../shared/contracts/training';
import { workoutsContract } from '../../shared/contracts/workouts';
import { addDays } from '../../shared/rules/local-date';
import { plannedSeconds, routines } from '../../shared/rules/routines';
import { answers } from '../support/answers';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';
import { readPlan, readToday, signUpTrainee } from '../support/training';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-07-08T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
});

beforeEach(async () => {
  maya = await signUpTrainee(cloud.origin);
});

const hour = 3_600_000;
describe('The plan', () => {
  it('proposes days, and the minutes that the notes give', async () => {
    expect((await readPlan(maya)).settings).toEqual({
      days: [1, 3, 5],
      minutes: 20,
      equipment: [],
      areChosen: false,
    });
    await maya.call(profileContract.updateAnswers, {
      body: { fitnessBarriers: 'never more than 15 minutes' },
    });
    expect((await readPlan(maya)).settings.minutes).toBe(15);
    expect((await readToday(maya)).session?.minutes).toBeLessThanOrEqual(15);
  });

  it('keeps what is chosen, and plans by it', async () => {
    const body = { days: [7, 2, 2, 1], minutes: 10, equipment: ['dumbbells' as const] } as never;
    const chosen = await maya.call(trainingContract.choosePlan, { body });
    expect(chosen.settings).toEqual({
      days: [1, 2, 7],
      minutes: 10,
      equipment: ['dumbbells'],
      areChosen: true,
    });
    expect(await readPlan(maya)).toEqual(chosen);
    expect((await readToday(maya)).session?.minutes).toBeLessThanOrEqual(10);
    expect(Object.keys(chosen.levels).toSorted()).toEqual(['cardio', 'core', 'legs', 'mobility', 'push']);
  });

  it('chosen from an outdated view is refused, and stays as it was', async () => {
    const { version } = await readPlan(maya);
    const body = { days: [2, 4] as never, minutes: 30, equipment: [], version };
    const chosen = await maya.call(trainingContract.choosePlan, { body });
    expect(chosen.version).toBe(version + 1);
    expect(await maya.refused('PUT', '/training/plan', { ...body, minutes: 45 })).toEqual({
      status: 409,
      code: 'plan_changed',
    });
    expect(await maya.call(trainingContract.choosePlan, { body })).toEqual(chosen);
    expect((await readPlan(maya)).settings.minutes).toBe(30);
  });

  it('is chosen on the way through onboarding, and counts from its end on', async () => {
    const user = await signUpUser(cloud.origin);
    const training = { days: [2, 6] as never, minutes: 15 };
    await user.call(profileContract.saveOnboardingDraft, { body: { age: 32, training } });
    const draft = await user.call(profileContract.readOnboardingDraft);
    expect(draft).toEqual({ answers: { age: 32 }, training });
    await user.call(profileContract.completeOnboarding, { body: { ...answers, training } });
    expect((await readPlan(user)).settings).toEqual({ ...training, equipment: [], areChosen: true });
    expect(await user.call(profileContract.readOnboardingDraft)).toEqual({ answers: {} });
  });

  it('is a week of seven days from Monday, of which those trained are done', async () => {
    const { week, settings } = await readPlan(maya);
    expect(week.days).toHaveLength(7);
    const planned = week.days.filter(({ state }) => state === 'planned');
    expect(planned.length).toBeLessThanOrEqual(settings.days.length);
    await doWorkout(maya, clock);
    const { date } = await readToday(maya);
    expect((await readPlan(maya)).week.days.find((day) => day.date === date)?.state).toBe('done');
  });

  it('shows a day to come as it would be, and no day that is over or far', async () => {
    const { date, session } = await readToday(maya);
    const read = (day: string) => maya.call(trainingContract.readDay, { params: { date: day as never } });
    expect(await read(date)).toEqual(session);
    expect((await read(addDays(date, 2))).exercises.length).toBeGreaterThan(0);
    for (const day of [addDays(date, -1), addDays(date, 14)]) {
      expect(await maya.refused('GET', `/training/days/${day}`)).toEqual({
        status: 404,
        code: 'training_not_found',
      });
    }
    expect((await maya.refused('GET', '/training/days/today')).code).toBe('invalid_request');
  });

  it('is told the same by the week and by the day itself, and only the first session is the first', async () => {
    const newcomer = await signUpTrainee(cloud.origin);
    const { week } = await readPlan(newcomer);
    const planned = week.days.filter(({ state }) => state === 'planned');
    const sessions = await Promise.all(
      planned.map(({ date }) => newcomer.call(trainingContract.readDay, { params: { date } })),
    );
    expect(sessions.map(({ title, minutes }) => ({ title, minutes }))).toEqual(
      planned.map(({ title, minutes }) => ({ title, minutes })),
    );
    const first = sessions.filter(({ reasons }) =>
      reasons.some((reason) => reason.includes('first session')),
    );
    expect(first).toEqual(sessions.slice(0, 1));
  });

  it.each([
    ['no days', { days: [] }],
    ['an eighth day', { days: [8] }],
    ['no time', { minutes: 4 }],
    ['all day', { minutes: 91 }],
    ['a machine', { equipment: ['rowing_machine'] }],
  ])('is refused with %s', async (_, more) => {
    const body = { days: [1], minutes: 20, equipment: [], ...more };
    expect((await maya.refused('PUT', '/training/plan', body)).code).toBe('invalid_request');
  });
});

describe('Routines', () => {
  const advised = async (user: TestUser) =>
    (await user.call(trainingContract.adviseRoutines)).advice.map(({ routineId }) => routineId);

  it('that contradict the person come with what Ana would change, and how it would be', async () => {
    const { advice } = await maya.call(trainingContract.adviseRoutines);
    const fullBody = advice.find(({ routineId }) => routineId === 'full-body');
    expect(fullBody?.advice).toContain('because of your left knee');
    const left = fullBody?.exercises.map(({ exerciseId }) => exerciseId) ?? [];
    expect(left.length).toBeGreaterThan(8);
    expect(left).not.toContain('jumping-jack');
    expect(fullBody?.swaps.map(({ from }) => from)).toContain('jumping-jack');
  });

  it('start as changed, with their own work and rest, warm-up and cooldown', async () => {
    const fullBody = routines.find(({ id }) => id === 'full-body');
    const { advice } = await maya.call(trainingContract.adviseRoutines);
    const advised = advice.find(({ routineId }) => routineId === 'full-body');
    const body = { id: ulid(clock.advance(1)), routineId: 'full-body', changed: true };
    const session = await maya.call(workoutsContract.startWorkout, { body });
    expect(session).toMatchObject({ routineId: null, trainingId: null, title: 'Full Body, for you' });
    const left = session.plan.map(({ exerciseId, workSeconds }) => ({ exerciseId, workSeconds }));
    expect(left).toEqual(advised?.exercises);
    expect(session.plan[0]?.restSeconds).toBe(fullBody?.exercises[0]?.restSeconds);
    expect(session.plan.every(({ name, exerciseId }) => name !== exerciseId)).toBe(true);
    expect(session.warmUp.length).toBeGreaterThan(0);
    const all = [...session.warmUp, ...session.plan, ...session.coolDown];
    const away = advised?.swaps.map(({ from }) => from) ?? [];
    expect(all.filter(({ exerciseId }) => away.includes(exerciseId))).toEqual([]);
    expect(await maya.call(workoutsContract.startWorkout, { body })).toEqual(session);
  });

  it('that fit start as they are, whichever way they are asked for', async () => {
    const user = await signUpTrainee(cloud.origin, { bodyPains: null });
    const body = { id: ulid(clock.advance(1)), routineId: 'full-body', changed: true };
    const session = await user.call(workoutsContract.startWorkout, { body });
    expect(session).toMatchObject({ routineId: 'full-body', title: 'Full Body' });
  });

  it('that take longer than someone ever has start as short as that', async () => {
    const user = await signUpTrainee(cloud.origin, {
      bodyPains: null,
      workLifeEffects: 'never more than 20 minutes',
    });
    const { training } = await user.call(profileContract.readProfile);
    expect(training?.mostMinutes).toBe(20);
    const { advice } = await user.call(trainingContract.adviseRoutines);
    expect(advice.map(({ routineId }) => routineId)).toEqual(['full-body', 'lower-body-hiit']);
    expect(advice[0]?.advice).toContain('it fits your 20');
    const body = { id: ulid(clock.advance(1)), routineId: 'full-body', changed: true };
    const { plan } = await user.call(workoutsContract.startWorkout, { body });
    expect(plannedSeconds(plan)).toBeLessThanOrEqual(20 * 60);
    expect(plan.length).toBeGreaterThan(8);
  });

  it('that fit stay as they are', async () => {
    const user = await signUpTrainee(cloud.origin, { bodyPains: null });
    expect(await advised(user)).toEqual([]);
  });
});

describe('A session that moves', () => {
  const move = (from: string, to: string) =>
    maya.call(trainingContract.moveSession, { body: { from, to } as never });
  const statesOf = ({ week }: { week: { days: { state: string }[] } }) => week.days.map(({ state }) => state);

  it('goes to a free day of the week, and back', async () => {
    // The Monday after the clock's current day.
    const { date } = await readToday(maya);
    const sunday = (await readPlan(maya)).week.days[6]?.date ?? date;
    clock.advance(Date.parse(sunday) - Date.parse(date) + 24 * hour);
    const before = await readPlan(maya);
    expect(statesOf(before)).toEqual(['planned', 'rest', 'planned', 'rest', 'planned', 'rest', 'rest']);
    const [, , wednesday, thursday, friday] = before.week.days.map((day) => day.date);
    const moved = await move(wednesday!, thursday!);
    expect(statesOf(moved)).toEqual(['planned', 'rest', 'rest', 'planned', 'planned', 'rest', 'rest']);
    expect(await move(wednesday!, thursday!)).toEqual(moved);
    const movable = { status: 409, code: 'session_not_movable' };
    for (const to of [friday, '2026-01-01']) {
      expect(await maya.refused('POST', '/training/plan/moves', { from: thursday, to })).toEqual(movable);
    }
    expect(statesOf(await move(thursday!, wednesday!))).toEqual(statesOf(before));
  });
});

describe('A program', () => {
  const choose = (id: 'start-moving' | 'lean-and-quick' | null, isPaused = false) =>
    maya.call(trainingContract.chooseProgramme, { body: { id, isPaused } });

  it('counts workouts while it runs, pauses, resumes, and is left', async () => {
    await doWorkout(maya, clock);
    const begun = await choose('start-moving');
    expect(begun.programme).toMatchObject({ id: 'start-moving', isPaused: false, sessionsDone: 0 });
    await doWorkout(maya, clock);
    expect((await readPlan(maya)).programme?.sessionsDone).toBe(1);
    expect((await choose('start-moving', true)).programme).toMatchObject({ isPaused: true, sessionsDone: 1 });
    await doWorkout(maya, clock);
    expect((await readPlan(maya)).programme?.sessionsDone).toBe(1);
    expect((await choose('start-moving')).programme).toMatchObject({ isPaused: false, sessionsDone: 1 });
    await doWorkout(maya, clock);
    expect(await choose('start-moving')).toMatchObject({ programme: { sessionsDone: 2 } });
    expect((await choose('lean-and-quick')).programme).toMatchObject({
      id: 'lean-and-quick',
      sessionsDone: 0,
    });
    const { programme } = await readPlan(maya);
    expect((await maya.call(profileContract.readProfile)).training?.programme).toEqual(programme);
    expect((await choose(null)).programme).toBeNull();
    expect((await maya.call(profileContract.readProfile)).training?.programme).toBeNull();
    expect((await maya.refused('PUT', '/training/programme', { id: 'couch' })).code).toBe('invalid_request');
  });
});

describe('Training endpoints', () => {
  refusesBadTokens(
    () => ({ cloud, user: maya, clock }),
    [
      ['GET', '/training/today'],
      ['POST', '/training/today/changes'],
      ['GET', '/training/days/2026-07-08'],
      ['GET', '/training/plan'],
      ['GET', '/training/routines'],
      ['PUT', '/training/plan'],
      ['POST', '/training/plan/moves'],
      ['PUT', '/training/programme'],
      ['POST', '/training/calendar'],
      ['DELETE', '/training/calendar'],
    ],
  );
});
