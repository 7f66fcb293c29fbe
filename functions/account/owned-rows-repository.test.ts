import { BatchWriteCommand, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage';
import { withoutPauses } from '../../tests/support/without-pauses';
import { ownedTables } from '../tables';
import { createOwnedRowsRepository } from './owned-rows-repository';

const [weights, friends, members] = ownedTables({
  weights: { key: 'userId', sort: 'entryKey', recoverable: true, owner: { by: 'key' } },
  friends: {
    key: 'userId',
    sort: 'friendId',
    recoverable: true,
    owner: { by: 'mirrored', otherUser: 'friendId' },
  },
  members: {
    key: 'groupId',
    sort: 'userId',
    indexes: { byUser: { key: 'userId', projection: 'all' } },
    recoverable: true,
    owner: { by: 'index', index: 'byUser' },
  },
  library: { key: 'pk', recoverable: false, owner: { by: 'none', because: 'nothing about a person' } },
});

function setUp(...pages: object[][]) {
  const { storage, documents } = fakeStorage();
  pages.forEach((Items, page) => {
    const isLast = page === pages.length - 1;
    documents.on(QueryCommand, page === 0 ? {} : { ExclusiveStartKey: { page: page - 1 } }).resolves({
      Items: Items as Record<string, unknown>[],
      ...(!isLast && { LastEvaluatedKey: { page } }),
    });
  });
  documents.on(BatchWriteCommand).resolves({});
  const batches = () =>
    documents.commandCalls(BatchWriteCommand).map((call) => call.args[0].input.RequestItems ?? {});
  const keys = () =>
    batches().flatMap((batch) =>
      Object.values(batch)
        .flat()
        .map((each) => each.DeleteRequest?.Key),
    );
  return { documents, batches, keys, rows: createOwnedRowsRepository(storage) };
}

describe('The rows of a person', () => {
  withoutPauses();

  it('are deleted page by page, twenty-five at a time, by their keys alone', async () => {
    const many = Array.from({ length: 60 }, (_, n) => ({ userId: 'maya', entryKey: `${n}`, weightKg: 60 }));
    const { rows, batches, keys } = setUp(many.slice(0, 40), many.slice(40));
    await rows.erase(weights!, 'maya');
    expect(batches().map((batch) => batch['test-weights']?.length)).toEqual([25, 15, 20]);
    expect(keys()).toEqual(many.map(({ userId, entryKey }) => ({ userId, entryKey })));
  });

  it('are deleted together with the rows they mirror', async () => {
    const { rows, keys } = setUp([{ userId: 'maya', friendId: 'tom', status: 'accepted' }]);
    await rows.erase(friends!, 'maya');
    expect(keys()).toEqual([
      { userId: 'maya', friendId: 'tom' },
      { userId: 'tom', friendId: 'maya' },
    ]);
  });

  it('are found by an index where the table has another key', async () => {
    const { rows, keys, documents } = setUp([{ groupId: 'g1', userId: 'maya', joinedAt: 'then' }]);
    await rows.erase(members!, 'maya');
    expect(documents.commandCalls(QueryCommand)[0]?.args[0].input).toMatchObject({
      IndexName: 'byUser',
      ExpressionAttributeNames: { '#userId': 'userId' },
      ConsistentRead: false,
    });
    expect(keys()).toEqual([{ groupId: 'g1', userId: 'maya' }]);
  });

  it('name their owners once a page, for operators who go through a whole table', async () => {
    const { rows, documents } = setUp();
    documents.on(ScanCommand).resolves({
      Items: [
        { groupId: 'a', userId: 'maya' },
        { groupId: 'b', userId: 'maya' },
      ],
    });
    const { value } = await rows.owners(members!, 10).next();
    expect(value).toEqual(['maya']);
  });

  it('that the database left unprocessed are requested again', async () => {
    const { rows, documents, keys } = setUp([
      { userId: 'maya', entryKey: 'a' },
      { userId: 'maya', entryKey: 'b' },
    ]);
    const left = [{ DeleteRequest: { Key: { userId: 'maya', entryKey: 'b' } } }];
    documents
      .on(BatchWriteCommand)
      .resolvesOnce({ UnprocessedItems: { 'test-weights': left } })
      .resolves({});
    await rows.erase(weights!, 'maya');
    expect(keys().map((key) => key?.entryKey as string)).toEqual(['a', 'b', 'b']);
  });

  it('that the database never deletes are an error, so that the deletion runs again', async () => {
    const { rows, documents } = setUp([{ userId: 'maya', entryKey: 'a' }]);
    const left = [{ DeleteRequest: { Key: { userId: 'maya', entryKey: 'a' } } }];
    documents.on(BatchWriteCommand).resolves({ UnprocessedItems: { 'test-weights': left } });
    await expect(rows.erase(weights!, 'maya')).rejects.toThrow(
      'test-weights: 1 of 1 rows were never processed',
    );
  });

  it('are not searched in tables that have none', () => {
    expect([weights, friends, members].map((table) => table?.name)).toEqual([
      'weights',
      'friends',
      'members',
    ]);
  });
});
