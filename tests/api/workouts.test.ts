import { beforeAll, describe, expect, it } from 'vitest';
import { ulid } from 'ulid';
import { startClock } from '../support/clock';
import { profileContract } from '../../shared/contracts/profile';
import { workoutsContract } from '../../shared/contracts/workouts';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-08-12T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
  maya = await signUpUser(cloud.origin);
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
});

const start = (user: TestUser, more: { id?: string; routineId?: string; endOpen?: boolean } = {}) =>
  user.call(workoutsContract.startWorkout, {
    body: { id: ulid(clock.now()), routineId: 'core-blast', ...more },
  });
const list = (user: TestUser) => user.call(workoutsContract.listWorkoutSessions);
const complete = (user: TestUser, id: string, more: object = {}) =>
  user.call(workoutsContract.completeWorkout, {
    params: { id },
    body: {
      finishedExercises: [0],
      activeSeconds: 70,
      finishedAt: new Date(clock.now()).toISOString(),
      ...more,
    },
  });
const progressOf = async (user: TestUser) => (await user.call(profileContract.readProfile)).progress;

describe('Starting a workout', () => {
  it('opens a session with the plan of the routine', async () => {
    const session = await start(maya);
    expect(session).toMatchObject({ routineId: 'core-blast', completedAt: null, finishedExercises: [] });
    expect(session.plan).toHaveLength(8);
    expect((await list(maya)).open?.id).toBe(session.id);
  });

  it('answers the stored session when the same request comes again', async () => {
    const open = (await list(maya)).open;
    const repeated = await start(maya, { id: open?.id ?? '', routineId: 'core-blast' });
    expect(repeated).toEqual(open);
  });

  it('keeps one session open at a time, by default to end the other, which then counts for nothing', async () => {
    const open = (await list(maya)).open;
    const body = { id: ulid(clock.now()), routineId: 'full-body' };
    expect(await maya.refused('POST', '/workout-sessions', body)).toEqual({
      status: 409,
      code: 'session_already_open',
    });
    const next = await start(maya, { endOpen: true });
    const { sessions } = await list(maya);
    expect((await list(maya)).open?.id).toBe(next.id);
    expect(sessions.find((session) => session.id === open?.id)).toMatchObject({
      counted: false,
      notCountedReason: 'abandoned',
    });
  });

  it('opens only one of two sessions started at the same moment', async () => {
    const ines = await signUpUser(cloud.origin, { name: 'Ines' });
    const bodies = [1, 2, 3].map(() => ({ id: ulid(clock.now()), routineId: 'core-blast' }));
    const answers = await Promise.all(
      bodies.map((body) => ines.fetch('POST', '/workout-sessions', JSON.stringify(body))),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 409, 409]);
    expect((await list(ines)).sessions).toHaveLength(1);
  });

  it.each([
    ['an unknown routine', { id: ulid(clock.now()), routineId: 'moon-walk' }, 404, 'routine_not_found'],
    ['an id that is not a ULID', { id: 'abc', routineId: 'core-blast' }, 400, 'invalid_request'],
    ['a missing routine', { id: ulid(clock.now()) }, 400, 'invalid_request'],
    ['wrong types', { id: 5, routineId: ['core-blast'] }, 400, 'invalid_request'],
    ['a body that is not JSON', '{"id":', 400, 'invalid_json'],
    [
      'a huge body',
      { id: ulid(clock.now()), routineId: 'core-blast', padding: 'x'.repeat(20_000) },
      413,
      'body_too_large',
    ],
  ])('refuses %s and opens nothing', async (_, body, status, code) => {
    const before = await list(noah);
    expect(await noah.refused('POST', '/workout-sessions', body)).toEqual({ status, code });
    expect(await list(noah)).toEqual(before);
  });
});

describe('Saving progress', () => {
  it('keeps what a reload needs', async () => {
    const { open } = await list(maya);
    const id = open?.id ?? '';
    const body = { finishedExercises: [2, 0], activeSeconds: 95 };
    await maya.call(workoutsContract.saveWorkoutProgress, { params: { id }, body });
    expect((await list(maya)).open).toMatchObject({ finishedExercises: [0, 2], activeSeconds: 95 });
  });

  it.each([
    ['a position outside the plan', { finishedExercises: [8], activeSeconds: 5 }],
    ['a position twice', { finishedExercises: [1, 1], activeSeconds: 5 }],
    ['negative seconds', { finishedExercises: [], activeSeconds: -1 }],
  ])('refuses %s', async (_, body) => {
    const { open } = await list(maya);
    const refusal = await maya.refused('PATCH', `/workout-sessions/${open?.id}`, body);
    expect(refusal).toEqual({ status: 400, code: 'invalid_request' });
    expect((await list(maya)).open).toEqual(open);
  });

  it("does not reach someone else's session, nor one that does not exist", async () => {
    const { open } = await list(maya);
    const body = { finishedExercises: [], activeSeconds: 1 };
    const notFound = { status: 404, code: 'session_not_found' };
    expect(await noah.refused('PATCH', `/workout-sessions/${open?.id}`, body)).toEqual(notFound);
    expect(await noah.refused('PATCH', `/workout-sessions/${ulid(clock.now())}`, body)).toEqual(notFound);
    expect(
      await noah.refused('POST', `/workout-sessions/${open?.id}/complete`, {
        ...body,
        finishedAt: new Date(clock.now()),
      }),
    ).toEqual(notFound);
    expect((await list(maya)).open).toEqual(open);
  });
});

describe('Completing a workout', () => {
  it('counts it, with the calories of what was finished and whole minutes', async () => {
    const user = await signUpUser(cloud.origin);
    const session = await doWorkout(user, clock, { finished: 3, minutes: 7 });
    const expected = session.plan.slice(0, 3).reduce((sum, exercise) => sum + exercise.caloriesKcal, 0);
    expect(session).toMatchObject({ counted: true, notCountedReason: null, durationMinutes: 7 });
    expect(session.caloriesBurned).toBe(expected);
    expect(await progressOf(user)).toMatchObject({
      workoutsCompleted: 1,
      caloriesLost: expected,
      workoutTimeMinutes: 7,
      currentStreak: 1,
    });
    expect((await list(user)).open).toBeNull();
  });

  it('answers a repeat with what is stored and counts nothing twice', async () => {
    const user = await signUpUser(cloud.origin);
    const first = await doWorkout(user, clock);
    const answers = await Promise.all(
      [1, 2, 3].map(() => complete(user, first.id, { finishedExercises: [] })),
    );
    expect(answers).toEqual([first, first, first]);
    expect((await progressOf(user)).workoutsCompleted).toBe(1);
  });

  it('counts once when the same completion arrives several times at once', async () => {
    const user = await signUpUser(cloud.origin);
    const session = await start(user);
    clock.advance(300_000);
    const more = { activeSeconds: 300 };
    const answers = await Promise.all(Array.from({ length: 6 }, () => complete(user, session.id, more)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await progressOf(user)).workoutsCompleted).toBe(1);
  });

  it('does not count under a minute, and says why', async () => {
    const user = await signUpUser(cloud.origin);
    const session = await start(user);
    clock.advance(30_000);
    expect(await complete(user, session.id)).toMatchObject({ counted: false, notCountedReason: 'too_short' });
    expect((await progressOf(user)).workoutsCompleted).toBe(0);
  });

  it('does not count for less than five minutes and half of its exercises, and says why', async () => {
    const user = await signUpUser(cloud.origin);
    expect(await doWorkout(user, clock, { finished: 3, minutes: 4 })).toMatchObject({
      counted: false,
      notCountedReason: 'too_short',
    });
    expect(await doWorkout(user, clock, { finished: 0, minutes: 5 })).toMatchObject({ counted: true });
  });

  it('counts from half of its exercises where that comes sooner', async () => {
    const user = await signUpUser(cloud.origin);
    const exercises = ['squat', 'push-up'].map((exerciseId) => ({ exerciseId, workSeconds: 60 }));
    const body = { id: ulid(clock.now()), exercises };
    const { id } = await user.call(workoutsContract.startWorkout, { body });
    clock.advance(70_000);
    expect(await complete(user, id)).toMatchObject({ counted: true, activeSeconds: 70 });
  });

  it('cannot claim more time than passed', async () => {
    const user = await signUpUser(cloud.origin);
    const session = await start(user);
    clock.advance(120_000);
    const completed = await complete(user, session.id, {
      activeSeconds: 9_999,
      finishedAt: '2100-01-01T00:00:00Z',
    });
    expect(completed.activeSeconds).toBeGreaterThanOrEqual(120);
    expect(completed.activeSeconds).toBeLessThan(130);
    expect(Date.parse(completed.completedAt ?? '')).toBeLessThanOrEqual(clock.now());
  });

  it('belongs to the day of the user, not of the server', async () => {
    const zone = 'Pacific/Kiritimati';
    const user = await signUpUser(cloud.origin, { timeZone: zone });
    const session = await doWorkout(user, clock);
    const expected = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(clock.now()));
    expect(session.localDate).toBe(expected);
  });
});

describe('The history', () => {
  it('comes newest first, page by page', async () => {
    const user = await signUpUser(cloud.origin);
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.unshift((await doWorkout(user, clock)).id);
    const first = await user.call(workoutsContract.listWorkoutSessions, { query: { limit: 3 } });
    const second = await user.call(workoutsContract.listWorkoutSessions, {
      query: { limit: 3, cursor: first.nextCursor ?? '' },
    });
    expect([...first.sessions, ...second.sessions].map((session) => session.id)).toEqual(ids);
    expect(second.nextCursor).toBeNull();
  });

  it.each(['?limit=0', '?limit=many', '?cursor=%23open', '?limit=51'])('refuses %s', async (query) => {
    expect(await maya.refused('GET', `/workout-sessions${query}`)).toEqual({
      status: 400,
      code: 'invalid_request',
    });
  });
});

describe('Workout endpoints', () => {
  refusesBadTokens(
    () => ({ cloud, user: maya, clock }),
    [
      ['GET', '/workout-sessions'],
      ['POST', '/workout-sessions'],
      ['PATCH', `/workout-sessions/${ulid(clock.now())}`],
      ['POST', `/workout-sessions/${ulid(clock.now())}/complete`],
    ],
  );
});
