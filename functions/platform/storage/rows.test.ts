import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { fakeStorage } from '../../../tests/support/fake-storage';
import { log } from './malformed';
import { parseRow, parseRows, readPage, readPages, readRow, readRows } from './rows';

const logged = vi.spyOn(log, 'warn');
beforeEach(() => void logged.mockReset());

const schema = z.object({ id: z.string(), points: z.number().default(0) });
const query = { TableName: 'test-notes', where: 'userId = :user', values: { user: 'maya' } };

function setUp(...pages: object[]) {
  const { storage, documents } = fakeStorage();
  let command = documents.on(QueryCommand);
  for (const page of pages) command = command.resolvesOnce(page);
  const inputs = () => documents.commandCalls(QueryCommand).map((call) => call.args[0].input);
  return { client: storage.documents, documents, inputs };
}

describe('A stored row', () => {
  it('is parsed with the defaults of its schema', () => {
    expect(parseRow(schema, { id: 'a', added: 'later' }, 'test-notes')).toEqual({ id: 'a', points: 0 });
  });

  it('that is malformed names table and fields, and no value', () => {
    const row = { id: 7, points: 'maya@example.com' };
    const parse = () => parseRow(schema, row, 'test-notes');
    expect(parse).toThrow('test-notes: a row is malformed: id, points');
    expect(parse).not.toThrow('maya');
    expect(() => parseRow(schema, undefined, 'test-notes')).toThrow('malformed: row');
  });

  it('is read by its key as of now', async () => {
    const { client, documents } = setUp();
    documents.on(GetCommand).resolves({ Item: { id: 'a' } });
    const row = await readRow(client, { TableName: 'test-notes', Key: { id: 'a' } }, schema);
    expect(row).toEqual({ id: 'a', points: 0 });
    expect(documents.commandCalls(GetCommand)[0]?.args[0].input).toEqual({
      TableName: 'test-notes',
      Key: { id: 'a' },
      ConsistentRead: true,
    });
  });

  it('that is absent is null', async () => {
    const { client, documents } = setUp();
    documents.on(GetCommand).resolves({});
    expect(await readRow(client, { TableName: 'test-notes', Key: { id: 'a' } }, schema)).toBeNull();
  });
});

describe('All rows of a query', () => {
  it('come from as many pages as there are, empty ones too', async () => {
    const { client, documents } = setUp();
    const pages = [
      { Items: [{ id: 'a' }], LastEvaluatedKey: { id: 'a' } },
      { Items: [], LastEvaluatedKey: { id: 'b' } },
      { Items: [{ id: 'c' }] },
    ];
    const begins: unknown[] = [];
    // The paginator changes its input from page to page, so each start is recorded when it is requested.
    documents.on(QueryCommand).callsFake(({ ExclusiveStartKey }: { ExclusiveStartKey?: object }) => {
      begins.push(ExclusiveStartKey);
      return pages[begins.length - 1];
    });
    expect((await readRows(client, query, schema)).map(({ id }) => id)).toEqual(['a', 'c']);
    expect(begins).toEqual([undefined, { id: 'a' }, { id: 'b' }]);
  });

  it('leave out one that is malformed, and say so once, with its key and no value', async () => {
    const broken = { userId: 'maya', id: 'b', points: 'maya@example.com' };
    const { client, documents } = setUp();
    documents.on(QueryCommand).resolves({ Items: [{ id: 'a' }, broken, { id: 'c' }] });
    for (const _ of [1, 2])
      expect((await readRows(client, query, schema)).map(({ id }) => id)).toEqual(['a', 'c']);
    const key = { userId: 'maya', id: 'b' };
    expect(logged.mock.calls).toEqual([['malformed row', { table: 'test-notes', key, fields: ['points'] }]]);
  });

  it('fail when one of them is malformed and all must be there', async () => {
    const { client } = setUp({ Items: [{ id: 'a' }, { id: 7 }] });
    const read = readRows(client, { ...query, whole: true }, schema);
    await expect(read).rejects.toThrow('test-notes: a row is malformed: id');
  });

  it('hold what is said of a malformed one, where something is', () => {
    const rows = [{ id: 'a' }, { id: 'd', points: 'none' }];
    const read = parseRows(schema, rows, 'test-notes', ({ id }) => ({ id: String(id), points: -1 }));
    expect(read).toEqual([
      { id: 'a', points: 0 },
      { id: 'd', points: -1 },
    ]);
  });

  it('are read no further than they are asked for', async () => {
    const { client, inputs } = setUp({ Items: [{ id: 'a' }], LastEvaluatedKey: { id: 'a' } });
    for await (const page of readPages(client, query, 1)) {
      expect(page).toEqual([{ id: 'a' }]);
      break;
    }
    expect(inputs()).toMatchObject([{ Limit: 1 }]);
  });

  it.each([
    ['a table', {}, true],
    ['an index', { IndexName: 'latest' }, false],
    ['a table that need not be up to date', { consistent: false }, false],
  ])('of %s', async (_, more, consistent) => {
    const { client, inputs } = setUp({ Items: [] });
    await readRows(client, { ...query, ...more }, schema);
    expect(inputs()[0]).toMatchObject({ ConsistentRead: consistent, ScanIndexForward: true });
  });

  it('may be asked for by attributes whose names are reserved words', async () => {
    const { client, inputs } = setUp({ Items: [] });
    await readRows(client, { ...query, where: '#shard = :shard', values: { shard: '1' } }, schema);
    expect(inputs()[0]).toMatchObject({
      ExpressionAttributeNames: { '#shard': 'shard' },
      ExpressionAttributeValues: { ':shard': '1' },
    });
  });
});

describe('One page of a query', () => {
  it('takes one request and tells where the next one begins', async () => {
    const lastKey = { userId: 'maya', id: 'b' };
    const { client, inputs } = setUp({ Items: [{ id: 'a' }, { id: 'b' }], LastEvaluatedKey: lastKey });
    const page = await readPage(client, { ...query, newestFirst: true }, schema, { limit: 2 });
    expect(page).toEqual({
      rows: [
        { id: 'a', points: 0 },
        { id: 'b', points: 0 },
      ],
      lastKey,
    });
    expect(inputs()).toMatchObject([{ Limit: 2, ScanIndexForward: false }]);
    expect(inputs()[0]).not.toHaveProperty('ExclusiveStartKey');
  });

  it('stays full where rows are malformed, and goes on behind them', async () => {
    const lastKey = { userId: 'maya', id: 'd' };
    const { client, inputs } = setUp(
      { Items: [{ id: 'a' }, { id: 'e', points: 'none' }], LastEvaluatedKey: { userId: 'maya', id: 'e' } },
      { Items: [{ id: 'd' }], LastEvaluatedKey: lastKey },
    );
    const page = await readPage(client, query, schema, { limit: 2 });
    expect(page.rows.map(({ id }) => id)).toEqual(['a', 'd']);
    expect(page.lastKey).toEqual(lastKey);
    expect(inputs()).toMatchObject([{ Limit: 2 }, { Limit: 1, ExclusiveStartKey: { id: 'e' } }]);
  });

  it('begins after the key it is given, and the last one leads nowhere', async () => {
    const after = { userId: 'maya', id: 'b' };
    const { client, inputs } = setUp({ Items: [] });
    expect(await readPage(client, query, schema, { limit: 2, after })).toEqual({ rows: [], lastKey: null });
    expect(inputs()[0]?.ExclusiveStartKey).toEqual(after);
  });
});
