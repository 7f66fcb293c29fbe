import type { PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { paginateScan, TransactWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createConsumer } from '../../functions/platform/events/consumer';
import type { Bus } from '../../functions/platform/outbox/put-events';
import { putBatch } from '../../functions/platform/storage/batch';
import type { Storage } from '../../functions/platform/storage/storage';
import { createDueRepository } from '../../functions/reminders/due-repository';
import { dueKeyOf } from '../../functions/platform/storage/due-keys';
import { waiting } from '../../functions/reminders/reminders-repository';
import { listReminders } from '../../functions/reminders/list-reminders';
import type { SendDeps } from '../../functions/reminders/reminders-deps';
import { createRemindersRepository } from '../../functions/reminders/reminders-repository';
import { sendReminders } from '../../functions/reminders/send-reminders';
import { tables } from '../../functions/tables';
import { createTables } from '../../infra/local/database/dynamodb';
import { fakeLog, fakeStorage } from '../support/fake-storage';
import { startTestDatabase, type TestDatabase } from '../support/local-cloud/database';

const many = 3000;
const evening = '2026-11-20T19:00:00.000Z';
const minuteMs = 60_000;

let database: TestDatabase;
let now = Date.parse(evening);
const { newId } = fakeStorage().storage;
const storageOf = (documents: DynamoDBDocumentClient): Storage => ({
  documents,
  tableName: (table) => `many-${table}`,
  clock: { now: () => new Date(now) },
  newId,
});
const log = fakeLog();

beforeAll(async () => {
  database = await startTestDatabase();
  const { reminders, outbox } = tables;
  await createTables(database.client, 'many-', { reminders: reminders!, outbox: outbox! });
  // Every tenth row is still where everyone was before.
  const rows = Array.from({ length: many }, (_, n) => `person-${n}`).map((userId, n) => ({
    userId,
    version: 1,
    dueAt: evening,
    dueKey: n % 10 === 0 ? 'waiting' : dueKeyOf(waiting, userId),
    since: '2026-11-01T10:00:00.000Z',
  }));
  await putBatch(database.documents, 'many-reminders', rows);
});
afterAll(() => database.stop());

/** Everyone trained yesterday and not yet today. */
function depsOf(documents: DynamoDBDocumentClient): SendDeps {
  const storage = storageOf(documents);
  const yesterday = { localDate: '2026-11-19', activeSeconds: 960, workouts: 1, dances: 0, challenges: 0 };
  return {
    storage,
    log,
    reminders: createRemindersRepository(storage),
    readPerson: async () => ({ state: 'active' }),
    readRhythm: async () => ({ timeZone: 'UTC', forgivenDates: [], answers: null }),
    readPreferences: async () => ({ kinds: { streakAtRisk: true, trainingDay: true }, reminderHour: 19 }),
    readActivityDays: async () => [yesterday],
    readPlannedMinutes: async () => null,
  } as unknown as SendDeps;
}

/** A client whose process ends after so many transactions. */
function crashingAfter(transactions: number): DynamoDBDocumentClient {
  let left = transactions;
  const send = async (command: Parameters<DynamoDBDocumentClient['send']>[0]) => {
    if (command instanceof TransactWriteCommand) left -= 1;
    if (left < 0) throw new Error('the process is gone');
    return database.documents.send(command);
  };
  return { send } as unknown as DynamoDBDocumentClient;
}

const messages: SQSRecord[] = [];
const queue = {
  send: async ({ input: { Entries = [] } }: PutEventsCommand) => {
    for (const { Detail = '' } of Entries)
      messages.push({
        messageId: newId(),
        body: `{"detail":${Detail}}`,
      } as SQSRecord);
    return { Entries: Entries.map(() => ({ EventId: 'id' })) };
  },
};
const deliver = (message: SQSRecord, documents: DynamoDBDocumentClient) =>
  createConsumer(
    { RemindersListed: sendReminders(depsOf(documents)) },
    log,
  )({ Records: [message] } as SQSEvent);

/** A run that has time for so many pages. */
function list(pages: number) {
  const storage = storageOf(database.documents);
  const bus = { client: queue, name: 'bus' } as unknown as Bus;
  let left = pages;
  const context = { getRemainingTimeInMillis: () => ((left -= 1) >= 0 ? 50_000 : 0) };
  const due = createDueRepository(storage);
  const lists = [{ name: waiting, event: 'RemindersListed', due }] as const;
  return listReminders({ storage, lists, progress: due, bus, log })({}, context);
}

async function toldTimes(): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for await (const { Items = [] } of paginateScan(
    { client: database.documents },
    { TableName: 'many-outbox' },
  ))
    for (const { detail } of Items) {
      const { userId } = JSON.parse(String(detail)) as { userId: string };
      times.set(userId, (times.get(userId) ?? 0) + 1);
    }
  return times;
}

it('Everyone is reminded exactly once, though a run ends early, consumers crash, and messages come twice', async () => {
  expect(await list(5)).toMatchObject({ complete: false });
  expect(messages.length).toBeLessThan(many / 50);
  now += 5 * minuteMs;
  expect(await list(100)).toMatchObject({ complete: true, oldestSeconds: 300 });
  let crashes = 0;
  for (let n = 0; messages.length > 0; n += 1) {
    const message = messages.shift()!;
    const client = n % 5 === 0 ? crashingAfter(10) : database.documents;
    const copies = n % 7 === 0 ? [message, message] : [message];
    const answers = await Promise.all(copies.map((copy) => deliver(copy, client)));
    const isDone = answers.every(({ batchItemFailures }) => batchItemFailures.length === 0);
    if (isDone) continue;
    crashes += 1;
    messages.push(message);
  }
  expect(crashes).toBeGreaterThan(5);
  now += 20 * minuteMs;
  expect(await list(100)).toEqual({ listed: 0, oldestSeconds: 0, complete: true });
  const times = await toldTimes();
  expect(times.size).toBe(many);
  expect([...times.values()].filter((count) => count !== 1)).toEqual([]);
});
