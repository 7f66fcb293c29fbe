import { BatchGetCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage';
import { createLeaderboardRepository } from './leaderboard-repository';
import { createReadGlobalRank } from './public';

const row = (userId: string, points?: number) => ({
  pk: `U#${userId}`,
  version: 1,
  workoutsCompleted: 2,
  ...(points !== undefined && { points }),
});

function setUp(shards: number) {
  const { storage, documents } = fakeStorage();
  return { storage, documents, leaderboard: createLeaderboardRepository(storage, shards) };
}

describe('The best of everyone', () => {
  it('are merged from all shards, and no shard is asked for more than is shown', async () => {
    const { documents, leaderboard } = setUp(3);
    const shards: Record<string, object[]> = { '0': [row('a', 30), row('b', 5)], '1': [row('c', 20)] };
    documents
      .on(QueryCommand)
      .callsFake(({ ExpressionAttributeValues: values }: { ExpressionAttributeValues: object }) => ({
        Items: shards[(values as Record<string, string>)[':shard'] ?? ''] ?? [],
      }));
    expect((await leaderboard.readTop(2)).map(({ userId }) => userId)).toEqual(['a', 'c']);
    const inputs = documents.commandCalls(QueryCommand).map((call) => call.args[0].input);
    expect(inputs.map(({ Limit }) => Limit)).toEqual([2, 2, 2]);
    expect(inputs[0]).toMatchObject({ IndexName: 'top', ScanIndexForward: false, ConsistentRead: false });
  });

  it('are those whose rows can be read', async () => {
    const { documents, leaderboard } = setUp(1);
    documents.on(QueryCommand).resolves({ Items: [{ ...row('a'), points: 'many' }, row('b')] });
    expect((await leaderboard.readTop(2)).map(({ userId }) => userId)).toEqual(['b']);
  });
});

describe('A stored standing', () => {
  it.each([
    ['with points', 50, true],
    ['without points', 0, false],
    ['of somebody who left', null, false],
  ])('%s is in the list of the best or not', (_, points, listed) => {
    const standing = { userId: 'maya', points, version: 2, workoutsCompleted: 3 };
    const { Put } = setUp(4).leaderboard.standingItem(standing, null);
    const inList = ['points', 'shard', 'score'].filter((name) => name in (Put?.Item ?? {}));
    expect(inList).toHaveLength(listed ? 3 : 0);
    expect(Put?.Item).toMatchObject({ pk: 'U#maya', version: 2, workoutsCompleted: 3 });
  });
});

describe('The rank among everyone', () => {
  it.each([
    ['has no row', undefined],
    ['left the boards', row('maya')],
    ['has no points', row('maya', 0)],
  ])('is unknown for someone who %s, without a look into the tree', async (_, Item) => {
    const { storage, documents } = setUp(1);
    documents.on(GetCommand).resolves(Item ? { Item } : {});
    expect(await createReadGlobalRank(storage, 1)('maya')).toBeNull();
    expect(documents.commandCalls(BatchGetCommand)).toHaveLength(0);
  });

  it('is one more than those counted above', async () => {
    const { storage, documents } = setUp(1);
    documents.on(GetCommand).resolves({ Item: row('maya', 50) });
    const nodes = [
      { pk: 'N#0#0', c0: 6, c1: 2 },
      { pk: 'N#3#0', c49: 1, c50: 1, c51: 2 },
    ];
    documents.on(BatchGetCommand).resolves({ Responses: { 'test-leaderboard': nodes } });
    expect(await createReadGlobalRank(storage, 1)('maya')).toBe(5);
  });
});
