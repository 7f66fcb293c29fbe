import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { leaderboardsContract } from '../../shared/contracts/leaderboards';
import { counterName, scoreKey, treeDeltas } from '../../functions/leaderboards/rules/rank-tree';
import { awardedEvent, deliver } from '../support/award-points';
import { seededRandom } from '../support/chaos';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { signUpUser, type TestUser } from '../support/sign-in';
import { openTestSocket } from '../support/socket';
import { notificationsOf, putAll, tableOf, times } from './bench-rows';
import { benchReminders } from './reminders';
import { milliseconds, percentile } from './statistics';

const personOf = (userId: string, totalPoints = 0) => {
  return { userId, name: `Person ${userId}`, state: 'active', visible: true, version: 1, totalPoints };
};

/** One shared workout sent to all friends of someone: notifications written per second. */
async function benchFanOut(cloud: TestCloud, friends: number): Promise<string> {
  const { documents } = cloud;
  const ids = times(friends).map((index) => `friend-${index}`);
  await putAll(
    documents,
    'people',
    [...ids, 'sharer'].map((id) => personOf(id)),
  );
  await putAll(
    documents,
    'friends',
    ids.flatMap((friendId) => [
      { userId: 'sharer', friendId, status: 'accepted', createdAt: '2026-04-08T09:00:00Z' },
      { userId: friendId, friendId: 'sharer', status: 'accepted', createdAt: '2026-04-08T09:00:00Z' },
    ]),
  );
  const shared = {
    ...awardedEvent({ userId: 'sharer', points: 1, total: 1 }),
    type: 'WorkoutShared' as const,
    version: 1,
    data: { sessionId: 'one', title: 'Core Blast', minutes: 16, caloriesBurned: 42 },
  };
  const began = performance.now();
  await deliver([shared]);
  await cloud.idle();
  const seconds = (performance.now() - began) / 1000;
  const rows = await notificationsOf(documents, ids);
  if (rows !== friends) throw new Error(`${rows} notifications of ${friends}`);
  return `fan-out to ${friends} friends: ${Math.round(rows / seconds)} rows/s, none lost, none twice`;
}

/** The same news to everyone in turn: from the event to the frame on each of the open sockets. */
async function benchFrames(cloud: TestCloud, sockets: number): Promise<string> {
  const users: TestUser[] = [];
  for (let n = 0; n < sockets; n += 1) users.push(await signUpUser(cloud.origin));
  const opened = await Promise.all(users.map(openTestSocket));
  await cloud.idle();
  const latencies: number[] = [];
  const began = performance.now();
  const frames = opened.map(async (socket) => {
    await socket.next('points.awarded');
    latencies.push(performance.now() - began);
  });
  await deliver(users.map(({ userId }) => awardedEvent({ userId, points: 50, total: 50 })));
  await Promise.all(frames);
  await Promise.all(opened.map((socket) => socket.close()));
  const p = (share: number) => milliseconds(percentile(latencies, share));
  return `frames to ${sockets} open sockets, all told at once: p50 ${p(0.5)}, p95 ${p(0.95)}, ${latencies.length} came`;
}

async function fillBoard({ documents }: TestCloud, size: number): Promise<void> {
  const random = seededRandom(size);
  const totals = times(size).map(() => 1 + Math.floor(random() ** 3 * 60_000));
  const nodes = treeDeltas(totals.map((newTotal) => ({ oldTotal: null, newTotal })));
  const counters = [...nodes].map(([pk, counts]) => {
    return { pk, ...Object.fromEntries([...counts].map(([child, count]) => [counterName(child), count])) };
  });
  const standings = totals.map((points, index) => {
    const pk = `U#board-${index}`;
    const score = scoreKey(points, `board-${index}`);
    return { pk, version: 1, workoutsCompleted: 1, points, shard: '0', score };
  });
  await putAll(documents, 'leaderboard', [...counters, ...standings]);
  await putAll(
    documents,
    'people',
    totals.map((total, index) => personOf(`board-${index}`, total)),
  );
}

/** The global board over HTTP with everyone on it. */
async function benchBoard(cloud: TestCloud, size: number, reads: number): Promise<string> {
  await fillBoard(cloud, size);
  const user = await signUpUser(cloud.origin);
  const own = { pk: `U#${user.userId}`, version: 1, workoutsCompleted: 1, points: 500, shard: '0' };
  const Item = { ...own, score: scoreKey(500, user.userId) };
  await cloud.documents.send(new PutCommand({ TableName: tableOf('leaderboard'), Item }));
  const latencies: number[] = [];
  let rank = 0;
  for (let n = 0; n < reads; n += 1) {
    const began = performance.now();
    const board = await user.call(leaderboardsContract.readGlobalLeaderboard, { query: { limit: 50 } });
    latencies.push(performance.now() - began);
    rank = board.me?.rank ?? 0;
  }
  const p = (share: number) => milliseconds(percentile(latencies, share));
  return `global board of ${size.toLocaleString('en')} people, ${reads} reads: p50 ${p(0.5)}, p95 ${p(0.95)}, own rank ${rank}`;
}

/** The cost of a community: news to many friends, frames to many sockets, a board with many people. */
export async function benchCommunity(short: boolean): Promise<string[]> {
  const cloud = await startTestCloud();
  try {
    return [
      await benchFanOut(cloud, short ? 20 : 500),
      await benchFrames(cloud, short ? 3 : 200),
      await benchReminders(cloud, short ? 20 : 10_000),
      await benchBoard(cloud, short ? 200 : 100_000, short ? 3 : 500),
    ];
  } finally {
    await cloud.stop();
  }
}
