import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { InitializeHandler } from '@smithy/types';
import { createLeaderboardRepository } from '../../functions/leaderboards/leaderboard-repository';
import { newId } from '../../functions/platform/ids';
import { counterName, rankFrom, scoreKey, treeDeltas } from '../../functions/leaderboards/rules/rank-tree';
import { seededRandom } from '../support/chaos';
import { currentClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { milliseconds, percentile } from './statistics';

const lookups = 200;
const table = 'vita-local-leaderboard';

/** Most people have few points, some have many. */
const totalOf = (random: () => number) => 1 + Math.floor(random() ** 3 * 60_000);

async function seedTree({ documents }: TestCloud, totals: number[]): Promise<void> {
  const nodes = treeDeltas(totals.map((newTotal) => ({ oldTotal: null, newTotal })));
  const rows = [...nodes].map(([pk, counters]) => ({
    pk,
    ...Object.fromEntries([...counters].map(([child, count]) => [counterName(child), count])),
  }));
  for (let at = 0; at < rows.length; at += 25) {
    const requests = rows.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }));
    await documents.send(new BatchWriteCommand({ RequestItems: { [table]: requests } }));
  }
}

interface ReadInput {
  TableName?: string;
  RequestItems?: Record<string, { Keys?: unknown[] }>;
}

/** Counts the requests to the leaderboard and the keys they ask for. */
function countReads({ documents }: TestCloud) {
  const counted = { requests: 0, items: 0 };
  const middleware = (next: InitializeHandler<object, object>) =>
    (async (args) => {
      const { TableName, RequestItems } = args.input as ReadInput;
      const items = TableName === table ? 1 : (RequestItems?.[table]?.Keys?.length ?? 0);
      counted.items += items;
      counted.requests += items > 0 ? 1 : 0;
      return next(args);
    }) as InitializeHandler<object, object>;
  documents.middlewareStack.add(middleware as never, { step: 'initialize', name: 'countReads' });
  return counted;
}

async function benchSize(size: number): Promise<string> {
  const cloud = await startTestCloud();
  try {
    const random = seededRandom(size);
    const totals = Array.from({ length: size }, () => totalOf(random));
    await seedTree(cloud, totals);
    const storage = {
      documents: cloud.documents,
      tableName: (name: string) => `vita-local-${name}`,
      clock: { now: () => new Date(currentClock().now()) },
      newId,
    };
    const repository = createLeaderboardRepository(storage, 1);
    const own = totals[0] ?? 1;
    const row = {
      pk: 'U#me',
      version: 1,
      workoutsCompleted: 1,
      points: own,
      shard: '0',
      score: scoreKey(own, 'me'),
    };
    await cloud.documents.send(
      new BatchWriteCommand({ RequestItems: { [table]: [{ PutRequest: { Item: row } }] } }),
    );
    const counted = countReads(cloud);
    const times: number[] = [];
    let rank = 0;
    for (let n = 0; n < lookups; n += 1) {
      const began = performance.now();
      const standing = await repository.readStanding('me');
      rank = rankFrom(await repository.readNodes(standing?.points ?? 0), standing?.points ?? 0);
      times.push(performance.now() - began);
    }
    const expected = 1 + totals.filter((total) => total > own).length;
    if (rank !== expected) throw new Error(`rank ${rank}, but counting gives ${expected}`);
    return `rank lookup among ${size.toLocaleString('en')}: ${counted.items / lookups} items in ${
      counted.requests / lookups
    } requests, p95 ${milliseconds(percentile(times, 0.95))}, rank ${rank} as counted`;
  } finally {
    await cloud.stop();
  }
}

/** Items and requests that one rank costs, and whether it is right (goal: 5 items in 2 requests, constant). */
export async function benchRankLookup(short: boolean): Promise<string[]> {
  const sizes = short ? [1_000] : [1_000, 100_000, 1_000_000];
  const lines: string[] = [];
  for (const size of sizes) lines.push(await benchSize(size));
  return lines;
}
