import { beforeAll, describe, expect, it } from 'vitest';
import { danceContract } from '../../shared/contracts/dance';
import { pointsContract } from '../../shared/contracts/points';
import { profileContract } from '../../shared/contracts/profile';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { doDance, nobody, seconds, seen, startDance } from '../support/dances';
import { newId } from '../support/new-id';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';

const clock = startClock('2026-05-02T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
  maya = await signUpUser(cloud.origin);
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
});

const dayMs = 86_400_000;
const notFound = { status: 404, code: 'session_not_found' };
const notPlausible = { status: 409, code: 'dance_not_plausible' };

const nowText = () => new Date(clock.now()).toISOString();
const list = (user: TestUser, query: object = {}) => user.call(danceContract.listDanceSessions, { query });
const completion = (more: object = {}) => ({ samples: seconds(50, seen), finishedAt: nowText(), ...more });
const complete = (user: TestUser, id: string, more: object = {}) =>
  user.call(danceContract.completeDance, { params: { id }, body: completion(more) });
const refusedEnd = (user: TestUser, id: string, more: object = {}) =>
  user.refused('POST', `/dance-sessions/${id}/complete`, completion(more));
const progressOf = async (user: TestUser) => (await user.call(profileContract.readProfile)).progress;
const pointsOf = async (user: TestUser) => {
  await cloud.idle();
  return user.call(pointsContract.readPoints, { query: { limit: 50 } });
};

describe('A dance', () => {
  it('is kept with the result that its seconds make', async () => {
    const session = await doDance(maya, clock, { style: 'latin' });
    expect(session).toMatchObject({
      style: 'latin',
      activeSeconds: 50,
      moves: 10,
      reachedLastMove: true,
      trackedShare: 1,
      accuracy: 80,
      score: 90,
      stars: 3,
      caloriesBurned: 5,
      unpaidReason: null,
      localDate: '2026-05-02',
    });
    const { sessions, bests } = await list(maya);
    expect(sessions).toEqual([session]);
    expect(bests).toEqual([{ style: 'latin', sessionId: session.id, score: 90, at: session.completedAt }]);
  });

  it('begins a streak, adds its calories and minutes, and is no workout', async () => {
    const user = await signUpUser(cloud.origin);
    await doDance(user, clock, { set: 'two-minutes' });
    await cloud.idle();
    expect(await progressOf(user)).toMatchObject({
      workoutsCompleted: 0,
      caloriesLost: 13,
      workoutTimeMinutes: 2,
      currentStreak: 1,
    });
  });

  it('earns 75 points once a day', async () => {
    const user = await signUpUser(cloud.origin);
    await doDance(user, clock);
    expect((await pointsOf(user)).transactions).toMatchObject([
      { activityType: 'dance_session', points: 75, description: 'finishing a dance session' },
    ]);
    expect(await doDance(user, clock)).toMatchObject({ unpaidReason: 'paid_today' });
    expect((await pointsOf(user)).totalPoints).toBe(75);
    clock.advance(dayMs);
    expect(await doDance(user, clock)).toMatchObject({ unpaidReason: null });
    expect((await pointsOf(user)).totalPoints).toBe(150);
  });

  it.each([
    ['ended before its last move', { samples: seconds(44, seen) }, 'not_finished'],
    ['danced without a camera', { camera: false, samples: seconds(50, nobody) }, 'no_camera'],
    [
      'seen for less than half of it',
      { samples: [...seconds(24, seen), ...seconds(26, nobody)] },
      'not_tracked',
    ],
  ])('%s earns no points and says why', async (_, dance, unpaidReason) => {
    const user = await signUpUser(cloud.origin);
    expect(await doDance(user, clock, dance)).toMatchObject({ unpaidReason });
    expect((await pointsOf(user)).totalPoints).toBe(0);
    expect((await list(user)).bests).toEqual([]);
  });

  it('that ended early keeps no streak alive, one without a camera does', async () => {
    const user = await signUpUser(cloud.origin);
    await doDance(user, clock, { samples: seconds(20, seen) });
    expect((await progressOf(user)).currentStreak).toBe(0);
    await doDance(user, clock, { camera: false, samples: seconds(50, nobody) });
    expect((await progressOf(user)).currentStreak).toBe(1);
  });

  it('fills the daily goal with its minutes', async () => {
    const user = await signUpUser(cloud.origin);
    for (let round = 0; round < 4; round += 1) await doDance(user, clock, { set: 'five-minutes' });
    const { transactions } = await pointsOf(user);
    expect(transactions.map(({ activityType }) => activityType).toSorted()).toEqual([
      'daily_goal',
      'dance_session',
    ]);
  });
});

describe('Starting a dance', () => {
  it('answers the stored session when the same request comes again, before and after its end', async () => {
    const first = await startDance(maya, { style: 'kpop' });
    const body = { id: first.id, style: 'kpop', set: 'ten-moves', camera: true } as const;
    expect(await maya.call(danceContract.startDance, { body })).toEqual(first);
    clock.advance(60_000);
    const completed = await complete(maya, first.id);
    expect(await maya.call(danceContract.startDance, { body })).toEqual(completed);
    const other = { ...body, style: 'pop' };
    expect(await maya.refused('POST', '/dance-sessions', other)).toEqual({
      status: 409,
      code: 'session_id_taken',
    });
  });

  it('shows nothing in the history until it is completed', async () => {
    const user = await signUpUser(cloud.origin);
    await startDance(user);
    expect(await list(user)).toEqual({ sessions: [], bests: [], nextCursor: null });
  });

  it.each([
    ['an unknown style', { style: 'waltz' }],
    ['an unknown set', { set: 'an-hour' }],
    ['an id that is not a ULID', { id: 'abc' }],
    ['a camera that is neither on nor off', { camera: 'yes' }],
    ['a start that is no instant', { startedAt: 'yesterday' }],
  ])('is refused with %s', async (_, wrong) => {
    const body = { id: newId(), style: 'pop', set: 'ten-moves', camera: true, ...wrong };
    expect(await noah.refused('POST', '/dance-sessions', body)).toEqual({
      status: 400,
      code: 'invalid_request',
    });
  });
});

describe('Completing a dance', () => {
  it('changes nothing when it is repeated, even at the same moment', async () => {
    const user = await signUpUser(cloud.origin);
    const { id } = await startDance(user);
    clock.advance(53_000);
    const answers = await Promise.all(Array.from({ length: 8 }, () => complete(user, id)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await complete(user, id, { samples: seconds(10, nobody) })).toEqual(answers[0]);
    expect((await list(user)).sessions).toHaveLength(1);
    expect((await pointsOf(user)).totalPoints).toBe(75);
    expect(await progressOf(user)).toMatchObject({ caloriesLost: 5 });
  });

  it('keeps the best of parallel sessions', async () => {
    const user = await signUpUser(cloud.origin);
    const begun = await Promise.all(
      [40, 95, 70].map(async (match) => ({ match, ...(await startDance(user)) })),
    );
    clock.advance(180_000);
    await Promise.all(
      begun.map(({ id, match }) => complete(user, id, { samples: seconds(50, { accuracy: 80, match }) })),
    );
    const { bests, sessions } = await list(user);
    expect(sessions).toHaveLength(3);
    expect(bests).toMatchObject([{ style: 'pop', score: 95, sessionId: begun[1]?.id }]);
    expect((await pointsOf(user)).totalPoints).toBe(75);
  });

  it('has no more seconds than have passed', async () => {
    const { id } = await startDance(noah);
    clock.advance(30_000);
    expect(await complete(noah, id)).toMatchObject({ activeSeconds: 30, unpaidReason: 'not_finished' });
  });

  it('is refused with more seconds than the set has', async () => {
    const { id } = await startDance(noah);
    clock.advance(120_000);
    expect(await refusedEnd(noah, id, { samples: seconds(51, seen) })).toEqual(notPlausible);
    expect((await list(noah)).sessions.map((session) => session.id)).not.toContain(id);
  });

  it('is refused where someone was seen without a camera', async () => {
    const { id } = await startDance(noah, { camera: false });
    clock.advance(60_000);
    expect(await refusedEnd(noah, id)).toEqual(notPlausible);
  });

  it.each([
    ['a score above 100', [{ accuracy: 80, match: 101 }]],
    ['a negative accuracy', [{ accuracy: -1, match: 50 }]],
    ['half a percent', [{ accuracy: 80.5, match: 50 }]],
    ['a match with nobody there', [{ accuracy: null, match: 50 }]],
    ['a second without its figures', [{}]],
    ['301 seconds', seconds(301, seen)],
    ['no list', 'all of them'],
  ])('is refused with %s', async (_, samples) => {
    const { id } = await startDance(noah);
    clock.advance(600_000);
    expect(await refusedEnd(noah, id, { samples })).toEqual({ status: 400, code: 'invalid_request' });
  });

  it('is refused when it is too large', async () => {
    const { id } = await startDance(noah);
    const refusal = await refusedEnd(noah, id, { padding: 'x'.repeat(20_000) });
    expect(refusal).toEqual({ status: 413, code: 'body_too_large' });
  });

  it("does not reach someone else's session, nor one that does not exist", async () => {
    const { id } = await startDance(maya);
    clock.advance(60_000);
    expect(await refusedEnd(noah, id)).toEqual(notFound);
    expect(await refusedEnd(noah, newId())).toEqual(notFound);
    expect(await complete(maya, id)).toMatchObject({ id });
  });

  it('may come a day later from someone who was offline, and counts for the day it was danced', async () => {
    const user = await signUpUser(cloud.origin);
    const startedAt = nowText();
    const finishedAt = new Date(clock.advance(53_000)).toISOString();
    clock.advance(dayMs - 60_000);
    const body = { id: newId(), style: 'hiphop', set: 'ten-moves', camera: true, startedAt } as const;
    const { id } = await user.call(danceContract.startDance, { body });
    const session = await complete(user, id, { finishedAt });
    expect(session).toMatchObject({ completedAt: finishedAt, localDate: finishedAt.slice(0, 10) });
  });

  it('ends neither in the future nor before it was danced', async () => {
    const early = await startDance(noah);
    clock.advance(120_000);
    const first = await complete(noah, early.id, { finishedAt: '2020-01-01T00:00:00Z' });
    expect(Date.parse(first.completedAt ?? '') - Date.parse(first.startedAt)).toBe(50_000);
    const late = await startDance(noah);
    clock.advance(60_000);
    const second = await complete(noah, late.id, { finishedAt: '2030-01-01T00:00:00Z' });
    expect(Date.parse(second.completedAt ?? '')).toBeLessThanOrEqual(clock.now());
  });
});

describe('The history of dances', () => {
  it('comes newest first, page by page', async () => {
    const user = await signUpUser(cloud.origin);
    const ids: string[] = [];
    for (let round = 0; round < 3; round += 1) ids.unshift((await doDance(user, clock)).id);
    const first = await list(user, { limit: 2 });
    const second = await list(user, { limit: 2, cursor: first.nextCursor });
    expect([...first.sessions, ...second.sessions].map(({ id }) => id)).toEqual(ids);
  });

  it("holds no one else's dances", async () => {
    const stranger = await signUpUser(cloud.origin);
    expect((await list(stranger)).sessions).toEqual([]);
  });

  it.each(['limit=0', 'limit=51', 'cursor=%23best%23pop'])('refuses %s', async (query) => {
    const refusal = await noah.refused('GET', `/dance-sessions?${query}`);
    expect(refusal).toEqual({ status: 400, code: 'invalid_request' });
  });
});

describe('Dance endpoints', () => {
  refusesBadTokens(
    () => ({ cloud, user: noah, clock }),
    [
      ['GET', '/dance-sessions'],
      ['POST', '/dance-sessions'],
      ['POST', '/dance-sessions/01JD3X6E9H0000000000000001/complete'],
    ],
  );
});
