import { GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTables } from './dynamodb';
import { startExpirySweeper } from './expiry';
import { startTestDatabase, type TestDatabase } from '../../../tests/support/local-cloud/database';
import { fakeTables } from '../../../tests/support/local-cloud/manifest';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

it('deletes rows once the clock has passed their expiry, and only those', async () => {
  const { client, documents, newPrefix } = database;
  const prefix = newPrefix();
  await createTables(client, prefix, fakeTables);
  const TableName = `${prefix}notes`;
  for (const [id, expiresAt] of Object.entries({ early: 1000, late: 2000 })) {
    await documents.send(new PutCommand({ TableName, Item: { id, expiresAt } }));
  }
  await documents.send(new PutCommand({ TableName, Item: { id: 'forever' } }));
  let nowMs = 1000 * 1000;
  const sweeper = startExpirySweeper({ client, prefix, tables: fakeTables, now: () => nowMs });

  expect(await sweeper.sweep()).toBe(0);
  nowMs = 1500 * 1000;
  expect(await sweeper.sweep()).toBe(1);
  expect((await documents.send(new GetCommand({ TableName, Key: { id: 'early' } }))).Item).toBeUndefined();
  nowMs = 3000 * 1000;
  expect(await sweeper.sweep()).toBe(1);
  const left = await documents.send(new ScanCommand({ TableName }));
  expect(left.Items).toEqual([{ id: 'forever' }]);
  sweeper.stop();
});

it('sweeps on its own', async () => {
  const { client, documents, newPrefix } = database;
  const prefix = newPrefix();
  await createTables(client, prefix, fakeTables);
  const TableName = `${prefix}notes`;
  await documents.send(new PutCommand({ TableName, Item: { id: 'old', expiresAt: 1 } }));
  const sweeper = startExpirySweeper({ client, prefix, tables: fakeTables, everyMs: 5 });
  await expect
    .poll(async () => (await documents.send(new ScanCommand({ TableName }))).Count, { timeout: 30_000 })
    .toBe(0);
  sweeper.stop();
});
