import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { startClock } from '../support/clock';
import type { ResponseOf } from '../../shared/contracts/endpoint';
import { leaderboardsContract } from '../../shared/contracts/leaderboards';
import { pointsContract } from '../../shared/contracts/points';
import { profileContract } from '../../shared/contracts/profile';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-04-13T09:30:00Z');
let cloud: TestCloud;
let first: TestUser;
let second: TestUser;
let idle: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
  first = await signUpUser(cloud.origin, { name: 'Ines' });
  second = await signUpUser(cloud.origin, { name: 'Noah' });
  idle = await signUpUser(cloud.origin, { name: 'Omar' });
  await doWorkout(first, clock, { minutes: 20 });
  await doWorkout(second, clock, { minutes: 5 });
  await cloud.idle();
});

type GlobalLeaderboard = ResponseOf<typeof leaderboardsContract.readGlobalLeaderboard>;

const globalBoard = async (user: TestUser) => {
  // The top list is cached for two seconds.
  clock.advance(2_001);
  return user.call(leaderboardsContract.readGlobalLeaderboard, { query: { limit: 100 } });
};
/** Other suites' people are on the board too. */
const oursOn = ({ entries }: GlobalLeaderboard) =>
  entries.filter(({ id }) => [first.userId, second.userId, idle.userId].includes(id));
const aheadOf = (points: number, { entries }: GlobalLeaderboard) =>
  entries.filter(({ totalPoints }) => totalPoints > points).length;
const friendsBoard = (user: TestUser) => user.call(leaderboardsContract.readFriendsLeaderboard);

async function befriend(user: TestUser, friend: TestUser, status: string): Promise<void> {
  const Item = { userId: user.userId, friendId: friend.userId, status };
  await cloud.documents.send(new PutCommand({ TableName: 'vita-local-friends', Item }));
}

describe('Points', () => {
  it('tell total, tier, what is missing and the latest entries', async () => {
    const points = await first.call(pointsContract.readPoints);
    expect(points).toMatchObject({ totalPoints: 75, tier: 'Bronze', pointsToNextTier: 125 });
    expect(
      points.transactions.map(({ activityType, points: each }) => [activityType, each]).toSorted(),
    ).toEqual([
      ['daily_goal', 25],
      ['workout_completed', 50],
    ]);
    expect(points.transactions.find((each) => each.points === 50)?.description).toBe('completing Core Blast');
  });

  it('give as many entries as asked for', async () => {
    expect((await first.call(pointsContract.readPoints, { query: { limit: 1 } })).transactions).toHaveLength(
      1,
    );
    expect(await first.refused('GET', '/points?limit=0')).toEqual({ status: 400, code: 'invalid_request' });
    expect(await first.refused('GET', '/points?limit=ten')).toEqual({ status: 400, code: 'invalid_request' });
  });

  it('are no one else’s to read', async () => {
    expect(await idle.call(pointsContract.readPoints)).toMatchObject({ totalPoints: 0, transactions: [] });
  });
});

describe('The global board', () => {
  it('ranks by points and shows the caller’s own row', async () => {
    const board = await globalBoard(second);
    expect(oursOn(board).map(({ name, rank, totalPoints }) => [rank, name, totalPoints])).toEqual([
      [1 + aheadOf(75, board), 'Ines', 75],
      [1 + aheadOf(50, board), 'Noah', 50],
    ]);
    const totals = board.entries.map(({ totalPoints }) => totalPoints);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    expect(board.entries.map(({ rank }) => rank)).toEqual(totals.map((points) => 1 + aheadOf(points, board)));
    expect(board.me).toEqual({
      id: second.userId,
      rank: 1 + aheadOf(50, board),
      name: 'Noah',
      workoutsCompleted: 1,
      totalPoints: 50,
    });
  });

  it('has no row for someone without points', async () => {
    expect((await globalBoard(idle)).me).toBeNull();
  });

  it('shows nothing but the public projection', async () => {
    const response = await first.fetch('GET', '/leaderboards/global');
    const text = await response.text();
    const fields = Object.keys((JSON.parse(text) as { entries: object[] }).entries[0] ?? {}).toSorted();
    expect(fields).toEqual(['id', 'name', 'rank', 'totalPoints', 'workoutsCompleted']);
    expect(text).not.toContain('@');
  });

  it('can be left and joined again', async () => {
    const show = (showOnLeaderboards: boolean) =>
      first.call(profileContract.updateProfile, { body: { privacy: { showOnLeaderboards } } });
    const rank = (await globalBoard(second)).me?.rank ?? 0;
    await show(false);
    await cloud.idle();
    const without = await globalBoard(second);
    expect(oursOn(without).map((entry) => entry.name)).toEqual(['Noah']);
    expect(without.me?.rank).toBe(rank - 1);
    expect((await globalBoard(first)).me).toBeNull();
    await show(true);
    await cloud.idle();
    expect((await globalBoard(second)).me?.rank).toBe(rank);
  });

  it('follows a change of name', async () => {
    await first.call(profileContract.updateProfile, { body: { name: 'Ines Kovač' } });
    expect(oursOn(await globalBoard(second))[0]?.name).toBe('Ines Kovač');
  });

  it.each(['?limit=0', '?limit=101', '?limit=x'])('refuses %s', async (query) => {
    const refusal = { status: 400, code: 'invalid_request' };
    expect(await first.refused('GET', `/leaderboards/global${query}`)).toEqual(refusal);
    expect(await first.refused('GET', `/leaderboards/friends${query}`)).toEqual(refusal);
  });
});

describe('The friends board', () => {
  it('ranks the caller among accepted friends only', async () => {
    expect((await friendsBoard(second)).entries.map((entry) => entry.name)).toEqual(['Noah']);
    await befriend(second, first, 'requested');
    expect((await friendsBoard(second)).entries).toHaveLength(1);
    await befriend(second, first, 'accepted');
    const board = await friendsBoard(second);
    expect(board.entries.map(({ rank, name }) => [rank, name])).toEqual([
      [1, 'Ines Kovač'],
      [2, 'Noah'],
    ]);
    expect(board.me?.rank).toBe(2);
    expect((await friendsBoard(first)).entries.map((entry) => entry.name)).toEqual(['Ines Kovač']);
  });

  it('shows friends without points after the others, unless they left the boards', async () => {
    await befriend(second, idle, 'accepted');
    const shown = async () => (await friendsBoard(second)).entries.map(({ rank, name }) => [rank, name]);
    const withPoints = [
      [1, 'Ines Kovač'],
      [2, 'Noah'],
    ];
    expect(await shown()).toEqual([...withPoints, [3, 'Omar']]);
    await idle.call(profileContract.updateProfile, { body: { privacy: { showOnLeaderboards: false } } });
    await cloud.idle();
    expect(await shown()).toEqual(withPoints);
  });
});

describe('Points and board endpoints', () => {
  refusesBadTokens(
    () => ({ cloud, user: first, clock }),
    [
      ['GET', '/points'],
      ['GET', '/leaderboards/global'],
      ['GET', '/leaderboards/friends'],
    ],
  );
});
