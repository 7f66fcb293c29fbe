import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTables } from '../database/dynamodb';
import { entries, publisher } from '../../../tests/support/local-cloud/bus';
import { startChild } from '../../../tests/support/local-cloud/child';
import { startTestDatabase, type TestDatabase } from '../../../tests/support/local-cloud/database';
import { fakeTables } from '../../../tests/support/local-cloud/manifest';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

interface Note {
  id: string;
  deliveries: number;
  receives: number;
}

it('loses no message when the process is killed while they are handled', async () => {
  const prefix = database.newPrefix();
  await createTables(database.client, prefix, fakeTables);
  const scan = async (table: string) => {
    const { Items = [] } = await database.documents.send(new ScanCommand({ TableName: prefix + table }));
    return Items;
  };
  const environment = {
    TABLE_PREFIX: prefix,
    AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  };

  const first = await startChild('run-bus.ts', [], environment);
  await publisher(first.line).putAll(entries(300));
  await expect.poll(async () => (await scan('notes')).length, { timeout: 20_000 }).toBeGreaterThan(10);
  await first.kill();
  const handledBefore = (await scan('notes')).length;
  const waiting = await scan('local-messages');
  expect(handledBefore).toBeLessThan(300);
  expect(waiting.some(({ receives }) => receives === 1)).toBe(true);
  expect(waiting.length).toBeGreaterThanOrEqual(300 - handledBefore);

  const second = await startChild('run-bus.ts', [], environment);
  await expect.poll(async () => (await scan('local-messages')).length, { timeout: 40_000 }).toBe(0);
  await second.kill();
  const notes = (await scan('notes')) as Note[];
  expect(notes.map(({ id }) => Number(id)).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 300 }, (_, number) => number),
  );
  // Messages in flight at the kill had already been received once.
  expect(notes.some(({ receives }) => receives === 2)).toBe(true);
});
