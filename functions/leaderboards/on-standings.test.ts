import { BatchGetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { SQSRecord } from 'aws-lambda';
import { describe, expect, it, vi } from 'vitest';
import { fakeLog, fakeStorage } from '../../tests/support/fake-storage';
import { createLeaderboardRepository } from './leaderboard-repository';
import { onStandings } from './on-standings';

function told(messageId: string, userId: string, version: number, points: number | null = version * 10) {
  const detail = {
    id: `01JD3X6E9H000000000000000${version}`,
    type: 'StandingChanged',
    version: 1,
    occurredAt: '2026-11-20T10:00:00.000Z',
    userId,
    correlationId: 'r-1',
    depth: 0,
    data: { standing: { points, workoutsCompleted: 3, version } },
  };
  return { messageId, body: JSON.stringify({ source: 'vita', detail }) } as SQSRecord;
}

function setUp() {
  const { storage, documents } = fakeStorage();
  documents.on(BatchGetCommand).resolves({ Responses: {} });
  documents.on(TransactWriteCommand).resolves({});
  const push = vi.fn(async () => undefined);
  const log = fakeLog();
  const hear = onStandings({
    documents: storage.documents,
    leaderboard: createLeaderboardRepository(storage, 4),
    readActiveIds: async (userIds) => new Set(userIds),
    push,
    log,
  });
  const failedOf = async (...Records: SQSRecord[]) =>
    (await hear({ Records })).batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
  const stored = () =>
    documents
      .commandCalls(TransactWriteCommand)
      .flatMap((call) => call.args[0].input.TransactItems ?? [])
      .flatMap(({ Put }) => (Put ? [[Put.Item?.pk as string, Put.Item?.version as number]] : []));
  return { failedOf, stored, push, log, documents };
}

describe('A batch of standings', () => {
  it.each([
    ['in order', [told('a', 'maya', 1), told('b', 'maya', 2)]],
    ['out of order', [told('b', 'maya', 2), told('a', 'maya', 1)]],
  ])('%s stores the newest of each person once and tells them once', async (_, records) => {
    const { failedOf, stored, push } = setUp();
    expect(await failedOf(...records, told('c', 'tom', 1))).toEqual([]);
    expect(stored()).toEqual(
      expect.arrayContaining([
        ['U#maya', 2],
        ['U#tom', 1],
      ]),
    );
    expect(stored()).toHaveLength(2);
    expect(push).toHaveBeenCalledTimes(2);
    expect(push).toHaveBeenCalledWith('maya', { type: 'rank.changed' });
  });

  it('comes again as far as it could not be read, and the others count', async () => {
    const { failedOf, stored, log } = setUp();
    const broken = { messageId: 'bad', body: '{' } as SQSRecord;
    expect(await failedOf(broken, told('a', 'maya', 1))).toEqual(['bad']);
    expect(stored()).toEqual([['U#maya', 1]]);
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('comes again with every message about someone who could not be stored, who hears nothing', async () => {
    const { failedOf, push, documents } = setUp();
    documents.on(TransactWriteCommand).rejects(new Error('unreachable'));
    expect(await failedOf(told('a', 'maya', 1), told('b', 'maya', 2))).toEqual(['a', 'b']);
    expect(push).not.toHaveBeenCalled();
  });

  it('that is known already changes nothing and tells no one', async () => {
    const { failedOf, stored, push, documents } = setUp();
    const row = { pk: 'U#maya', points: 20, version: 2, workoutsCompleted: 3 };
    documents.on(BatchGetCommand).resolves({ Responses: { 'test-leaderboard': [row] } });
    expect(await failedOf(told('a', 'maya', 2))).toEqual([]);
    expect(stored()).toEqual([]);
    expect(push).not.toHaveBeenCalled();
  });
});
