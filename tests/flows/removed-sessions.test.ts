import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { danceContract } from '../../shared/contracts/dance';
import { leaderboardsContract } from '../../shared/contracts/leaderboards';
import { leaguesContract } from '../../shared/contracts/leagues';
import { pointsContract } from '../../shared/contracts/points';
import { profileContract } from '../../shared/contracts/profile';
import { workoutsContract } from '../../shared/contracts/workouts';
import { auditOf } from '../support/audit';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { doDance, seconds } from '../support/dances';
import { newId } from '../support/new-id';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';
import { openTestSocket } from '../support/socket';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-06-20T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;

afterAll(() => cloud.stop());
beforeAll(async () => {
  cloud = await startTestCloud();
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
});
beforeEach(async () => {
  maya = await signUpUser(cloud.origin);
});

const { removeWorkout, restoreWorkout, listWorkoutSessions } = workoutsContract;
const { removeDance, restoreDance, listDanceSessions } = danceContract;
const of = (id: string) => ({ params: { id } });
const missing = { status: 404, code: 'session_not_found' };
const invalid = { status: 400, code: 'invalid_request' };

async function pointsOf(user: TestUser) {
  await cloud.idle();
  return user.call(pointsContract.readPoints);
}
const totalOf = async (user: TestUser) => (await pointsOf(user)).totalPoints;
const progressOf = async (user: TestUser) => (await user.call(profileContract.readProfile)).progress;
const auditOfMaya = async () =>
  (await auditOf(cloud.documents)).filter((line) => line.includes(maya.userId) || line.startsWith('ranks'));

describe('A workout that is removed', () => {
  it('takes its points, its part of the day and the counters with it, and comes back whole', async () => {
    const { id } = await doWorkout(maya, clock, { minutes: 20 });
    expect(await totalOf(maya)).toBe(75);
    const before = await progressOf(maya);
    expect(await maya.call(removeWorkout, of(id))).toEqual({ id });
    expect(await totalOf(maya)).toBe(0);
    expect(await progressOf(maya)).toMatchObject({
      totalPoints: 0,
      workoutsCompleted: 0,
      longestStreak: 0,
      currentStreak: 0,
    });
    expect((await maya.call(listWorkoutSessions)).sessions).toEqual([]);
    expect(await auditOfMaya()).toEqual([]);
    expect((await maya.call(restoreWorkout, of(id))).id).toBe(id);
    expect((await maya.call(restoreWorkout, of(id))).id).toBe(id);
    expect(await totalOf(maya)).toBe(75);
    expect(await progressOf(maya)).toEqual(before);
    expect((await maya.call(listWorkoutSessions)).sessions).toMatchObject([{ id, points: 50 }]);
    expect(await auditOfMaya()).toEqual([]);
  });

  it('is told quietly in the ledger, which only grows', async () => {
    const { id } = await doWorkout(maya, clock, { minutes: 20 });
    await cloud.idle();
    await maya.call(removeWorkout, of(id));
    const { transactions } = await pointsOf(maya);
    const lines = transactions.map(({ description, points }) => `${description} ${points}`);
    expect(lines.toSorted()).toEqual([
      'Daily goal no longer met -25',
      'Workout removed -50',
      'completing Core Blast 50',
      'meeting your daily goal 25',
    ]);
  });

  it('leaves its place of the day to the fourth, which was not paid', async () => {
    const ids = [];
    for (let n = 0; n < 4; n += 1) ids.push((await doWorkout(maya, clock, { minutes: 5 })).id);
    expect(await totalOf(maya)).toBe(175);
    await maya.call(removeWorkout, of(ids[0] ?? ''));
    expect(await totalOf(maya)).toBe(150);
    await maya.call(restoreWorkout, of(ids[0] ?? ''));
    expect(await totalOf(maya)).toBe(175);
    expect(await auditOfMaya()).toEqual([]);
  });

  it('takes its points off the leaderboards and the league, and the open page hears of it', async () => {
    const { id } = await doWorkout(maya, clock, { minutes: 5 });
    await doWorkout(maya, clock, { minutes: 5 });
    await cloud.idle();
    const socket = await openTestSocket(maya);
    await maya.call(removeWorkout, of(id));
    expect(await socket.next('points.corrected')).toEqual({ type: 'points.corrected' });
    await socket.close();
    await cloud.idle();
    const { me } = await maya.call(leaderboardsContract.readGlobalLeaderboard);
    expect(me).toMatchObject({ totalPoints: 50, workoutsCompleted: 1 });
    expect((await maya.call(leaguesContract.readLeague)).me).toMatchObject({ minutes: 5 });
  });

  it('counts no more even where it was never paid, and its id stays taken', async () => {
    const { id } = await doWorkout(maya, clock, { minutes: 5 });
    // Before its points arrive.
    await maya.call(removeWorkout, of(id));
    expect(await totalOf(maya)).toBe(0);
    const again = await maya.refused('POST', '/workout-sessions', { id, routineId: 'core-blast' });
    expect(again).toEqual({ status: 409, code: 'session_id_taken' });
    expect(await maya.refused('POST', `/workout-sessions/${id}/share`)).toEqual(missing);
    expect(await maya.refused('DELETE', `/workout-sessions/${id}`)).toEqual(missing);
  });

  it('is removed once, however often it is asked for at once', async () => {
    const { id } = await doWorkout(maya, clock, { minutes: 5 });
    await doWorkout(maya, clock, { minutes: 5 });
    const path = `/workout-sessions/${id}`;
    const answers = await Promise.all([1, 2, 3].map(() => maya.fetch('DELETE', path)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    expect(await totalOf(maya)).toBe(50);
    expect(await progressOf(maya)).toMatchObject({ workoutsCompleted: 1 });
  });

  it('leaves no gap in a page of the history', async () => {
    const ids = [];
    for (let n = 0; n < 4; n += 1) ids.push((await doWorkout(maya, clock, { minutes: 5 })).id);
    for (const id of ids.slice(1, 3)) await maya.call(removeWorkout, of(id));
    const page = await maya.call(listWorkoutSessions, { query: { limit: 2 } });
    expect(page.sessions.map(({ id }) => id)).toEqual([ids[3], ids[0]]);
  });

  it('is neither an open one nor someone else’s', async () => {
    const body = { id: newId(), routineId: 'core-blast' };
    const open = await maya.call(workoutsContract.startWorkout, { body });
    expect(await maya.refused('DELETE', `/workout-sessions/${open.id}`)).toEqual(missing);
    const { id } = await doWorkout(noah, clock, { minutes: 5 });
    expect(await maya.refused('DELETE', `/workout-sessions/${id}`)).toEqual(missing);
    expect(await maya.refused('POST', `/workout-sessions/${id}/restore`)).toEqual(missing);
    expect(await maya.refused('DELETE', '/workout-sessions/first')).toEqual(invalid);
    expect(await maya.refused('POST', '/workout-sessions/first/restore')).toEqual(invalid);
    expect((await noah.call(listWorkoutSessions)).sessions.map((each) => each.id)).toContain(id);
  });
});

describe('A dance that is removed', () => {
  it('takes its points and its part of the day with it, and comes back whole', async () => {
    const { id, score } = await doDance(maya, clock);
    expect(await totalOf(maya)).toBe(75);
    const before = await progressOf(maya);
    expect(await maya.call(removeDance, of(id))).toEqual({ id });
    expect(await totalOf(maya)).toBe(0);
    expect(await progressOf(maya)).toMatchObject({ longestStreak: 0, totalPoints: 0 });
    expect(await maya.call(listDanceSessions)).toMatchObject({ sessions: [], bests: [] });
    expect(await auditOfMaya()).toEqual([]);
    expect((await maya.call(restoreDance, of(id))).id).toBe(id);
    expect(await totalOf(maya)).toBe(75);
    expect(await progressOf(maya)).toEqual(before);
    expect((await maya.call(listDanceSessions)).bests).toMatchObject([{ sessionId: id, score }]);
    expect(await auditOfMaya()).toEqual([]);
  });

  it('leaves the pay of the day and the best of its style to the other one', async () => {
    const first = await doDance(maya, clock);
    await cloud.idle();
    const second = await doDance(maya, clock, { samples: seconds(50, { accuracy: 60, match: 70 }) });
    expect(second.unpaidReason).toBe('paid_today');
    expect(await totalOf(maya)).toBe(75);
    await maya.call(removeDance, of(first.id));
    expect(await totalOf(maya)).toBe(75);
    const { bests } = await maya.call(listDanceSessions);
    expect(bests).toMatchObject([{ sessionId: second.id, score: second.score }]);
    await maya.call(removeDance, of(second.id));
    expect(await totalOf(maya)).toBe(0);
    expect((await doDance(maya, clock)).unpaidReason).toBeNull();
    expect(await totalOf(maya)).toBe(75);
    expect(await auditOfMaya()).toEqual([]);
  });

  it('is no one else’s', async () => {
    const { id } = await doDance(noah, clock);
    expect(await maya.refused('DELETE', `/dance-sessions/${id}`)).toEqual(missing);
    expect(await maya.refused('POST', `/dance-sessions/${id}/restore`)).toEqual(missing);
    expect(await maya.refused('DELETE', '/dance-sessions/first')).toEqual(invalid);
    expect(await maya.refused('POST', '/dance-sessions/first/restore')).toEqual(invalid);
    expect((await noah.call(listDanceSessions)).sessions.map((each) => each.id)).toContain(id);
  });

  it('keeps its id', async () => {
    const { id, style, set, camera } = await doDance(maya, clock);
    await maya.call(removeDance, of(id));
    const again = await maya.refused('POST', '/dance-sessions', { id, style, set, camera });
    expect(again).toEqual({ status: 409, code: 'session_id_taken' });
  });
});

describe('Removing', () => {
  const id = '01JD3X6E9H0000000000000001';
  refusesBadTokens(
    () => ({ cloud, user: maya, clock }),
    [
      ['DELETE', `/workout-sessions/${id}`],
      ['POST', `/workout-sessions/${id}/restore`],
      ['DELETE', `/dance-sessions/${id}`],
      ['POST', `/dance-sessions/${id}/restore`],
    ],
  );
});
