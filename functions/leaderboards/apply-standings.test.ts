import { BatchGetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { cancelled, fakeStorage } from '../../tests/support/fake-storage';
import { applyStandings, cutIntoTransactions } from './apply-standings';
import { createLeaderboardRepository, type CountedStanding } from './leaderboard-repository';

const standing = (userId: string, points: number | null, version = 2): CountedStanding => ({
  userId,
  points,
  version,
  workoutsCompleted: 3,
});

function setUp(rows: object[] = [], gone: string[] = []) {
  const { storage, documents } = fakeStorage();
  documents
    .on(BatchGetCommand)
    .resolves({ Responses: { 'test-leaderboard': rows as Record<string, unknown>[] } });
  documents.on(TransactWriteCommand).resolves({});
  const deps = {
    documents: storage.documents,
    leaderboard: createLeaderboardRepository(storage, 4),
    readActiveIds: async (userIds: string[]) => new Set(userIds.filter((userId) => !gone.includes(userId))),
  };
  const written = () =>
    documents.commandCalls(TransactWriteCommand).map((call) => call.args[0].input.TransactItems ?? []);
  return { deps, documents, written };
}

const row = (userId: string, points: number, version: number) => ({
  pk: `U#${userId}`,
  points,
  version,
  workoutsCompleted: 1,
});

describe('Applying standings', () => {
  it('counts a newcomer in four nodes', async () => {
    const { deps, written } = setUp();
    expect(await applyStandings(deps, [standing('maya', 50)])).toEqual({ changed: ['maya'], failed: [] });
    const [items = []] = written();
    expect(items[0]?.Put).toMatchObject({
      Item: { pk: 'U#maya', points: 50, score: '0000000050maya' },
      ConditionExpression: 'attribute_not_exists(pk)',
    });
    expect(items.slice(1).map((item) => item.Update?.Key?.pk as string)).toEqual([
      'N#0#0',
      'N#1#0',
      'N#2#0',
      'N#3#0',
    ]);
    expect(items.at(-1)?.Update).toMatchObject({
      UpdateExpression: 'ADD #c50 :c50',
      ExpressionAttributeValues: { ':c50': 1 },
    });
  });

  it('touches only the nodes that change', async () => {
    const { deps, written } = setUp([row('maya', 50, 1)]);
    await applyStandings(deps, [standing('maya', 60)]);
    expect(
      written()[0]
        ?.slice(1)
        .map((item) => item.Update?.Key?.pk as string),
    ).toEqual(['N#3#0']);
  });

  it('drops a standing that is not newer than the stored one', async () => {
    const { deps, written } = setUp([row('maya', 50, 2)]);
    expect(await applyStandings(deps, [standing('maya', 40, 2)])).toEqual({ changed: [], failed: [] });
    expect(written()).toEqual([]);
  });

  it('takes someone out who left the leaderboards', async () => {
    const { deps, written } = setUp([row('maya', 50, 1)]);
    await applyStandings(deps, [standing('maya', null)]);
    const [items = []] = written();
    expect(items[0]?.Put?.Item).not.toHaveProperty('points');
    expect(items[0]?.Put?.Item).not.toHaveProperty('score');
    expect(items.at(-1)?.Update?.ExpressionAttributeValues).toEqual({ ':c50': -1 });
  });

  it('removes the row of an account that is gone, and its counts', async () => {
    const { deps, written } = setUp([row('maya', 50, 1)], ['maya']);
    await applyStandings(deps, [standing('maya', null)]);
    const [items = []] = written();
    expect(items[0]?.Delete).toMatchObject({
      Key: { pk: 'U#maya' },
      ExpressionAttributeValues: { ':seen': 1 },
    });
    expect(items.at(-1)?.Update?.ExpressionAttributeValues).toEqual({ ':c50': -1 });
  });

  it('never brings back someone who is gone', async () => {
    const { deps, written } = setUp([], ['maya']);
    expect(await applyStandings(deps, [standing('maya', 60)])).toEqual({ changed: [], failed: [] });
    expect(written()).toEqual([]);
  });

  it('reads a cut again when someone else changed one of its rows', async () => {
    const { deps, documents, written } = setUp();
    documents.on(TransactWriteCommand).rejectsOnce(cancelled('ConditionalCheckFailed')).resolves({});
    documents
      .on(BatchGetCommand)
      .resolvesOnce({ Responses: {} })
      .resolves({ Responses: { 'test-leaderboard': [row('maya', 10, 1)] } });
    expect((await applyStandings(deps, [standing('maya', 50)])).changed).toEqual(['maya']);
    expect(written()[1]?.[0]?.Put).toMatchObject({ ExpressionAttributeValues: { ':seen': 1 } });
  });

  it('reports those it could not apply, and applies the others', async () => {
    const { deps, documents } = setUp();
    documents.on(TransactWriteCommand).rejectsOnce(new Error('no network')).resolves({});
    const many = Array.from({ length: 120 }, (_, index) => standing(`u${index}`, 1 + index * 4_096));
    const { changed, failed } = await applyStandings(deps, many);
    expect(failed.length).toBeGreaterThan(0);
    expect(changed.length + failed.length).toBe(120);
    expect(changed.length).toBeGreaterThan(0);
  });

  it('never puts more than a hundred items into one transaction, and everyone into one', () => {
    const changes = Array.from({ length: 1_000 }, (_, index) => ({
      seen: standing(`u${index}`, 1 + ((index * 7_919) % 300_000), 1),
      next: standing(`u${index}`, 1 + ((index * 104_729) % 300_000)),
      isGone: false,
    }));
    const cuts = cutIntoTransactions(changes);
    expect(cuts.flat()).toHaveLength(1_000);
    for (const cut of cuts) expect(cut.length).toBeLessThanOrEqual(100);
  });
});
