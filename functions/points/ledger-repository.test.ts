import { BatchGetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage';
import { createLedgerRepository } from './ledger-repository';

const entry = (awardKey: string, points: number) => ({
  userId: 'maya',
  awardKey,
  points,
  activityType: 'workout_completed',
  activityId: 's-1',
  description: 'Morning workout',
  createdAt: '2026-11-20T10:00:00.000Z',
});
const table = 'test-points-transactions';

function setUp() {
  const { storage, documents } = fakeStorage();
  documents.on(BatchGetCommand).resolves({ Responses: { [table]: [entry('workout#a', 50)] } });
  documents.on(QueryCommand).resolves({ Items: [entry('streak-7#a', 100)] });
  return { documents, ledger: createLedgerRepository(storage) };
}

describe('The ledger', () => {
  it('is asked for exact keys and for prefixes, consistently', async () => {
    const { documents, ledger } = setUp();
    const found = await ledger.find('maya', { keys: ['workout#a'], prefixes: ['streak-7#'] });
    expect(found.map(({ awardKey }) => awardKey)).toEqual(['workout#a', 'streak-7#a']);
    expect(documents.commandCalls(BatchGetCommand)[0]?.args[0].input.RequestItems?.[table]).toEqual({
      Keys: [{ userId: 'maya', awardKey: 'workout#a' }],
      ConsistentRead: true,
    });
    expect(documents.commandCalls(QueryCommand)[0]?.args[0].input.ConsistentRead).toBe(true);
  });

  it('is not asked when nothing is wanted', async () => {
    const { documents, ledger } = setUp();
    expect(await ledger.find('maya', { keys: [], prefixes: [] })).toEqual([]);
    expect(documents.calls()).toHaveLength(0);
  });

  it('reads a busy table again, because a missing entry would be paid twice', async () => {
    const { documents, ledger } = setUp();
    const Keys = [{ userId: 'maya', awardKey: 'workout#a' }];
    documents
      .on(BatchGetCommand)
      .resolvesOnce({ UnprocessedKeys: { [table]: { Keys } } })
      .resolves({ Responses: { [table]: [entry('workout#a', 50)] } });
    expect(await ledger.find('maya', { keys: ['workout#a'], prefixes: [] })).toHaveLength(1);
  });

  it('shows the newest entries that gave points', async () => {
    const { documents, ledger } = setUp();
    const rows = [entry('d', 0), entry('c', 30), entry('b', 20), entry('a', 10)];
    documents.on(QueryCommand).resolves({ Items: rows });
    expect((await ledger.latest('maya', 2)).map(({ id }) => id)).toEqual(['c', 'b']);
    expect(documents.commandCalls(QueryCommand)[0]?.args[0].input).toMatchObject({
      IndexName: 'latest',
      ScanIndexForward: false,
      ConsistentRead: false,
    });
  });

  it('with a malformed entry is an error for what decides, and shown without it', async () => {
    const { documents, ledger } = setUp();
    documents.on(QueryCommand).resolves({ Items: [{ ...entry('a', 10), points: 'ten' }] });
    const found = ledger.find('maya', { keys: [], prefixes: ['meal#'] });
    await expect(found).rejects.toThrow(`${table}: a row is malformed: points`);
    expect(await ledger.latest('maya', 2)).toEqual([]);
  });
});
