import { BatchGetCommand, BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../../tests/support/fake-storage';
import { withoutPauses } from '../../../tests/support/without-pauses';
import { deleteBatch, readBatch } from './batch';
import type { Item } from './rows';

const table = 'test-people';
const keys = (count: number) => Array.from({ length: count }, (_, n) => ({ userId: `u${n}` }));

interface ReadInput {
  RequestItems: Record<string, { Keys: Item[]; ConsistentRead: boolean }>;
}
interface WriteInput {
  RequestItems: Record<string, { DeleteRequest: { Key: Item } }[]>;
}

/** A table that processes the first `room` keys of each request and leaves the others. */
function busyTable(room: number) {
  const { storage, documents } = fakeStorage();
  documents.on(BatchGetCommand).callsFake(({ RequestItems }: ReadInput) => {
    const { Keys = [] } = RequestItems[table] ?? {};
    const left = Keys.slice(room);
    return {
      Responses: { [table]: Keys.slice(0, room) },
      ...(left.length > 0 && { UnprocessedKeys: { [table]: { Keys: left } } }),
    };
  });
  const deleted: unknown[] = [];
  documents.on(BatchWriteCommand).callsFake(({ RequestItems }: WriteInput) => {
    const requests = RequestItems[table] ?? [];
    deleted.push(...requests.slice(0, room).map(({ DeleteRequest }) => DeleteRequest.Key));
    return { UnprocessedItems: { [table]: requests.slice(room) } };
  });
  const readSizes = () =>
    documents
      .commandCalls(BatchGetCommand)
      .map((call) => call.args[0].input.RequestItems?.[table]?.Keys?.length);
  const writeSizes = () =>
    documents.commandCalls(BatchWriteCommand).map((call) => call.args[0].input.RequestItems?.[table]?.length);
  return { client: storage.documents, documents, deleted, readSizes, writeSizes };
}

withoutPauses();

describe('Reading a batch', () => {
  it.each([
    [0, []],
    [1, [1]],
    [100, [100]],
    [101, [100, 1]],
    [250, [100, 100, 50]],
  ])('of %i keys takes requests of %j', async (count, sizes) => {
    const { client, readSizes } = busyTable(100);
    const rows = await readBatch(client, table, keys(count), { consistent: true });
    expect(rows).toHaveLength(count);
    expect(readSizes()).toEqual(sizes);
  });

  it('asks again for what a busy table leaves out, and only for that', async () => {
    const { client, readSizes } = busyTable(40);
    const rows = await readBatch(client, table, keys(100), { consistent: false });
    expect(rows).toEqual(keys(100));
    expect(readSizes()).toEqual([100, 60, 20]);
  });

  it('is consistent when it is asked to be', async () => {
    const { client, documents } = busyTable(100);
    await readBatch(client, table, keys(1), { consistent: true });
    const input = documents.commandCalls(BatchGetCommand)[0]?.args[0].input;
    expect(input?.RequestItems?.[table]).toEqual({ Keys: keys(1), ConsistentRead: true });
  });

  it('gives up on keys that are never processed, naming the table', async () => {
    const { client, readSizes } = busyTable(0);
    await expect(readBatch(client, table, keys(3), { consistent: true })).rejects.toThrow(
      'test-people: 3 of 3 rows were never processed',
    );
    expect(readSizes()).toHaveLength(8);
  });
});

describe('Deleting a batch', () => {
  it('takes 25 rows a request, one request after another', async () => {
    const { client, deleted, writeSizes } = busyTable(25);
    await deleteBatch(client, table, keys(60));
    expect(writeSizes()).toEqual([25, 25, 10]);
    expect(deleted).toEqual(keys(60));
  });

  it('sends again what a busy table leaves', async () => {
    const { client, deleted, writeSizes } = busyTable(10);
    await deleteBatch(client, table, keys(25));
    expect(writeSizes()).toEqual([25, 15, 5]);
    expect(deleted).toEqual(keys(25));
  });

  it('gives up on rows that are never deleted', async () => {
    const { client, deleted, writeSizes } = busyTable(0);
    await expect(deleteBatch(client, table, keys(30))).rejects.toThrow('25 of 25 rows');
    expect(deleted).toEqual([]);
    expect(writeSizes()).toHaveLength(8);
  });
});
