import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  GetItemCommand,
  ListTablesCommand,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TableSpec } from '../../../functions/manifest-types';
import { createTables, startDynamodb } from './dynamodb';
import { startChild } from '../../../tests/support/local-cloud/child';
import { localClient } from '../../../tests/support/local-cloud/database';
import { fakeTables } from '../../../tests/support/local-cloud/manifest';

const clientOf = (endpoint: string) => new DynamoDBClient({ ...localClient(endpoint), maxAttempts: 1 });
const row = { TableName: 'a-notes', Item: { id: { S: '1' }, text: { S: 'kept' } } };
const readRow = new GetItemCommand({ TableName: row.TableName, Key: { id: { S: '1' } } });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vita-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the embedded database', () => {
  it('answers on a loopback port of its own and keeps its data when it is stopped', async () => {
    const path = join(folder, 'a folder', 'data.sqlite');
    const first = await startDynamodb({ path });
    const second = await startDynamodb({ path: join(folder, 'other.sqlite') });
    expect(first.endpoint).toMatch(/^http:\/\/127\.\d+\.\d+\.\d+:\d+$/);
    expect(second.endpoint).not.toBe(first.endpoint);
    await createTables(clientOf(first.endpoint), 'a-', fakeTables);
    await clientOf(first.endpoint).send(new PutItemCommand(row));
    await first.stop();
    await expect(clientOf(first.endpoint).send(new ListTablesCommand({}))).rejects.toThrow('ECONNREFUSED');

    const again = await startDynamodb({ path });
    expect((await clientOf(again.endpoint).send(readRow)).Item).toEqual(row.Item);
    await Promise.all([again.stop(), second.stop()]);
  });

  it.skipIf(process.platform === 'darwin')('is on a loopback address that no page can guess', async () => {
    const database = await startDynamodb({ path: join(folder, 'hidden.sqlite') });
    const { hostname, port } = new URL(database.endpoint);
    expect(hostname).not.toBe('127.0.0.1');
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
    await database.stop();
  });

  it('ends when the process that started it is killed, and all it had confirmed is there', async () => {
    const path = join(folder, 'killed.sqlite');
    const parent = await startChild('run-dynamodb.ts', [path]);
    const client = clientOf(parent.line);
    await createTables(client, 'a-', fakeTables);
    await client.send(new PutItemCommand(row));
    await parent.kill();

    // The old one may still be alive.
    const next = await startDynamodb({ path });
    expect((await clientOf(next.endpoint).send(readRow)).Item).toEqual(row.Item);
    await vi.waitFor(() => expect(fetch(parent.line)).rejects.toThrow('fetch failed'), { timeout: 30_000 });
    expect((await clientOf(next.endpoint).send(readRow)).Item).toEqual(row.Item);
    await next.stop();
  });

  it('tells of a damaged file in one sentence, with the way out', async () => {
    const path = join(folder, 'damaged.sqlite');
    await writeFile(path, 'half of a database, and nothing that could be read as one');
    await expect(startDynamodb({ path })).rejects.toThrow(/damaged\.sqlite is damaged: restore it.*--reset/);
  });

  it('works next to a stale process on the same file', async () => {
    const path = join(folder, 'shared.sqlite');
    const stale = await startDynamodb({ path });
    await createTables(clientOf(stale.endpoint), 'a-', fakeTables);
    const current = await startDynamodb({ path });
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => {
        const { endpoint } = index % 2 === 0 ? stale : current;
        const Item = { ...row.Item, id: { S: String(index) } };
        return clientOf(endpoint).send(new PutItemCommand({ ...row, Item }));
      }),
    );
    await stale.stop();
    const reads = Array.from({ length: 100 }, (_, index) =>
      clientOf(current.endpoint).send(
        new GetItemCommand({ TableName: row.TableName, Key: { id: { S: String(index) } } }),
      ),
    );
    expect((await Promise.all(reads)).every(({ Item }) => Item?.['text']?.S === 'kept')).toBe(true);
    await current.stop();
  });

  it('names the package that this machine lacks', async () => {
    await expect(startDynamodb({ path: join(folder, 'x'), platform: 'plan9-mips' })).rejects.toThrow(
      '@dynoxide/plan9-mips, is not installed',
    );
  });

  it('names a folder that cannot be written', async () => {
    await writeFile(join(folder, 'file'), '');
    const path = join(folder, 'file', 'data.sqlite');
    await expect(startDynamodb({ path })).rejects.toThrow(
      `The data folder ${join(folder, 'file')} is not writable.`,
    );
  });

  it('passes on why it could not start', async () => {
    const running = await startDynamodb({ path: join(folder, 'one.sqlite') });
    const { hostname: host, port } = new URL(running.endpoint);
    await expect(
      startDynamodb({ path: join(folder, 'two.sqlite'), host, port: Number(port) }),
    ).rejects.toThrow('already in use');
    await running.stop();
  });

  it('is not started when the environment names another', async () => {
    vi.stubEnv('DYNAMODB_ENDPOINT', 'http://127.0.0.1:1');
    const given = await startDynamodb({ path: join(folder, 'unused'), platform: 'plan9-mips' });
    vi.unstubAllEnvs();
    expect(given.endpoint).toBe('http://127.0.0.1:1');
    await given.stop();
  });
});

describe('the tables', () => {
  let database: Awaited<ReturnType<typeof startDynamodb>>;
  let client: DynamoDBClient;
  beforeAll(async () => {
    database = await startDynamodb({ path: join(folder, 'tables.sqlite') });
    client = clientOf(database.endpoint);
  });
  afterAll(() => database.stop());

  it('have the keys, typed indexes and TTL of their spec, and no stream', async () => {
    await createTables(client, 'b-', fakeTables);
    const { Table } = await client.send(new DescribeTableCommand({ TableName: 'b-scores' }));
    expect(Table?.KeySchema).toEqual([
      { AttributeName: 'userId', KeyType: 'HASH' },
      { AttributeName: 'sessionId', KeyType: 'RANGE' },
    ]);
    expect(Table?.AttributeDefinitions).toContainEqual({ AttributeName: 'score', AttributeType: 'N' });
    expect(Table?.AttributeDefinitions).toContainEqual({ AttributeName: 'board', AttributeType: 'S' });
    const indexes = Table?.GlobalSecondaryIndexes?.map((i) => [i.IndexName, i.Projection?.ProjectionType]);
    expect(indexes?.toSorted()).toEqual([
      ['byDay', 'KEYS_ONLY'],
      ['top', 'ALL'],
    ]);
    const ttl = await client.send(new DescribeTimeToLiveCommand({ TableName: 'b-notes' }));
    expect(ttl.TimeToLiveDescription?.AttributeName).toBe('expiresAt');
    const outbox = await client.send(new DescribeTableCommand({ TableName: 'b-outbox' }));
    expect(outbox.Table?.LatestStreamArn).toBeUndefined();
  });

  it('are left as they are when they exist', async () => {
    await createTables(client, 'c-', fakeTables);
    await client.send(new PutItemCommand({ ...row, TableName: 'c-notes' }));
    await createTables(client, 'c-', fakeTables);
    const read = new GetItemCommand({ TableName: 'c-notes', Key: { id: { S: '1' } } });
    expect((await client.send(read)).Item).toEqual(row.Item);
  });

  it.each<[string, Partial<TableSpec>]>([
    ['index top', { indexes: { ...fakeTables.scores.indexes, top: { key: 'board', projection: 'all' } } }],
    ['index byDay', { indexes: { top: fakeTables.scores.indexes.top } }],
    ['index new', { indexes: { ...fakeTables.scores.indexes, new: { key: 'x', projection: 'keys' } } }],
    ['its key', { sort: 'day' }],
  ])('ask for --reset when %s has changed', async (what, change) => {
    await createTables(client, 'd-', fakeTables);
    await expect(createTables(client, 'd-', { scores: { ...fakeTables.scores, ...change } })).rejects.toThrow(
      `Table d-scores has changed (${what}) and cannot be altered in place: start with --reset.`,
    );
  });
});
