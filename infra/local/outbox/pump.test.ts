import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  PutCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTables } from '../database/dynamodb';
import {
  localClient,
  startTestDatabase,
  type TestDatabase,
} from '../../../tests/support/local-cloud/database';
import { fakeFunction, fakeManifest, fakeTables } from '../../../tests/support/local-cloud/manifest';
import type { ObservedClient } from '../runtime/grants';
import { startPump, type PumpOptions } from './pump';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const idOf = ({ dynamodb }: DynamoDBRecord) => dynamodb?.NewImage?.['id']?.S ?? '';
const item = (number: number, detail = '{}') => ({
  id: String(number).padStart(6, '0'),
  type: 'WorkoutCompleted',
  detail,
  createdAt: '2026-01-01T00:00:00.000Z',
});

type Publish = (
  records: DynamoDBRecord[],
  remove: (records: DynamoDBRecord[]) => Promise<void>,
) => Promise<unknown>;

/**
 * A pump whose publisher is `publish`, started when `present` is in the outbox; `writer` is a client of the product
 * that the pump observes.
 */
async function start(publish: Publish, options: Partial<PumpOptions> = {}, present: object[] = []) {
  const { client, documents, endpoint, newPrefix } = database;
  const tablePrefix = newPrefix();
  await createTables(client, tablePrefix, fakeTables);
  const TableName = `${tablePrefix}outbox`;
  const writer = DynamoDBDocumentClient.from(new DynamoDBClient(localClient(endpoint)));
  const putUnseen = (Item: object) =>
    documents.send(new PutCommand({ TableName, Item: Item as Record<string, unknown> }));
  await Promise.all(present.map(putUnseen));
  const remove = async (records: DynamoDBRecord[]) => {
    await Promise.all(
      records.map((r) => documents.send(new DeleteCommand({ TableName, Key: { id: idOf(r) } }))),
    );
  };
  const pump = startPump({
    client,
    tablePrefix,
    manifest: fakeManifest({ publish: fakeFunction('publish', { stream: 'outbox' }) }),
    // Long after the test has ended, so that only the wake can be the reason.
    pollMs: 3_600_000,
    backoffMs: 5,
    runtime: { invoke: async (_, event) => publish((event as DynamoDBStreamEvent).Records, remove) },
    ...options,
  });
  pump.observe(writer as unknown as ObservedClient);
  const put = (Item: object) =>
    writer.send(new PutCommand({ TableName, Item: Item as Record<string, unknown> }));
  return { pump, writer, put, putUnseen, TableName, tablePrefix };
}

const failAt = (record: DynamoDBRecord | undefined) => ({
  batchItemFailures: [{ itemIdentifier: record?.dynamodb?.SequenceNumber ?? '' }],
});

it('hands a committed record to the publisher as its stream would', async () => {
  const events: DynamoDBRecord[] = [];
  const { pump, writer, TableName, tablePrefix } = await start(async (records, remove) => {
    events.push(...records);
    await remove(records);
  });
  const note = { Put: { TableName: `${tablePrefix}notes`, Item: { id: 'n' } } };
  await writer.send(
    new TransactWriteCommand({ TransactItems: [note, { Put: { TableName, Item: item(1, '{"a":1}') } }] }),
  );
  await pump.idle();
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({
    eventName: 'INSERT',
    eventSource: 'aws:dynamodb',
    dynamodb: {
      Keys: { id: { S: '000001' } },
      NewImage: { id: { S: '000001' }, type: { S: 'WorkoutCompleted' }, detail: { S: '{"a":1}' } },
      SequenceNumber: expect.stringMatching(/^\d+$/),
    },
  });
  expect(pump.isBusy()).toBe(false);
  await pump.stop();
});

it('is woken by each write to the outbox, and by no other', async () => {
  const ids: string[] = [];
  const { pump, put, writer, tablePrefix } = await start(async (records, remove) => {
    ids.push(...records.map(idOf));
    await remove(records);
  });
  await pump.idle();
  for (let number = 0; number < 20; number += 1) {
    await put(item(number));
    await expect.poll(() => ids, { interval: 1, timeout: 30_000 }).toContain(item(number).id);
  }
  await pump.idle();
  await writer.send(new PutCommand({ TableName: `${tablePrefix}notes`, Item: { id: 'n' } }));
  expect(pump.isBusy()).toBe(false);
  await pump.stop();
});

it('keeps the order of the ids, in batches of up to 100, never two at once', async () => {
  const sizes: number[] = [];
  const ids: string[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const present = Array.from({ length: 250 }, (_, number) => item(250 - number));
  const publish: Publish = async (records, remove) => {
    mostAtOnce = Math.max(mostAtOnce, (atOnce += 1));
    sizes.push(records.length);
    ids.push(...records.map(idOf));
    await remove(records);
    atOnce -= 1;
  };
  const { pump } = await start(publish, {}, present);
  await Promise.all([pump.idle(), pump.idle()]);
  expect(sizes).toEqual([100, 100, 50]);
  expect(ids).toEqual(present.toReversed().map(({ id }) => id));
  expect(mostAtOnce).toBe(1);
  await pump.stop();
});

it('reads every page of a large outbox', async () => {
  let handed = 0;
  const publish: Publish = async (records, remove) => {
    handed += records.length;
    await remove(records);
  };
  const text = 'x'.repeat(200_000);
  const { pump } = await start(
    publish,
    {},
    Array.from({ length: 12 }, (_, number) => item(number, text)),
  );
  await pump.idle();
  expect(handed).toBe(12);
  await pump.stop();
});

it('finds what it was not woken for by polling', async () => {
  const ids: string[] = [];
  const { pump, putUnseen } = await start(
    async (records, remove) => {
      ids.push(...records.map(idOf));
      await remove(records);
    },
    { pollMs: 10 },
  );
  await pump.idle();
  await putUnseen(item(1));
  await expect.poll(() => ids, { timeout: 30_000 }).toEqual(['000001']);
  await pump.stop();
});

it('tries again from the record that failed on, and idle waits for it', async () => {
  const batches: string[][] = [];
  const publish: Publish = async (records, remove) => {
    batches.push(records.map(idOf));
    const failed = batches.length === 1 ? records[1] : undefined;
    await remove(failed ? records.slice(0, 1) : records);
    return failed ? failAt(failed) : null;
  };
  const { pump } = await start(
    publish,
    {},
    [1, 2, 3].map((number) => item(number)),
  );
  await pump.idle();
  expect(batches[0]).toEqual(['000001', '000002', '000003']);
  expect(batches.slice(1).flat().toSorted()).toEqual(['000002', '000003']);
  await pump.stop();
});

it('is not held up by a record that always fails', async () => {
  const passed = new Set<string>();
  let attempts = 0;
  const { pump, put } = await start(async (records, remove) => {
    if (records.some((record) => idOf(record) === item(50).id)) {
      attempts += 1;
      throw new Error('poison');
    }
    records.forEach((record) => passed.add(idOf(record)));
    await remove(records);
    return null;
  });
  for (let number = 0; number < 120; number += 1) await put(item(number));
  await expect.poll(() => passed.size, { timeout: 30_000 }).toBe(119);
  expect(pump.isBusy()).toBe(true);
  expect(attempts).toBeGreaterThan(1);
  await pump.stop();
});

it('passes on again later what a publisher accepted but left in the table', async () => {
  const at: number[] = [];
  const { pump, put } = await start(
    async (records, remove) => {
      at.push(performance.now());
      if (at.length === 3) await remove(records);
    },
    { backoffMs: 40 },
  );
  await put(item(1));
  await pump.idle();
  expect(at).toHaveLength(3);
  expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(39);
  expect((at[2] ?? 0) - (at[1] ?? 0)).toBeGreaterThanOrEqual(79);
  await pump.stop();
});
