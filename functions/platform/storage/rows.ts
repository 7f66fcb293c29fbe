import { GetCommand, paginateQuery, QueryCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { namesIn, valuesOf } from './conditions';
import { fieldsOf, reportMalformed } from './malformed';

/** A row as DynamoDB stores it. */
export type Item = Record<string, unknown>;

/** Rows of one partition, ordered by sort key. */
export interface RowsQuery {
  TableName: string;
  IndexName?: string;
  /** The key condition in DynamoDB syntax: `#name` stands for an attribute, `:name` for `values.name`. */
  where: string;
  values: Record<string, unknown>;
  newestFirst?: boolean;
  /** Whether it sees every completed write. Tables do by default; an index cannot. */
  consistent?: boolean;
  /** A row that does not parse fails the read, for reads where leaving it out could pay twice or forget a danger. */
  whole?: boolean;
}

/** Parses a stored row; throws naming the table and the fields, never a value. */
export function parseRow<Schema extends z.ZodType>(
  schema: Schema,
  item: unknown,
  TableName: string,
): z.output<Schema> {
  const row = schema.safeParse(item);
  if (row.success) return row.data;
  throw new Error(`${TableName}: a row is malformed: ${fieldsOf(row.error.issues).join(', ')}`);
}

/** Parses many rows: one that does not parse is reported and left out, or replaced by what `instead` returns. */
export function parseRows<Schema extends z.ZodType>(
  schema: Schema,
  items: readonly Item[],
  TableName: string,
  instead?: (item: Item) => z.output<Schema>,
): z.output<Schema>[] {
  return items.flatMap((item) => {
    const row = schema.safeParse(item);
    if (row.success) return [row.data];
    reportMalformed(TableName, item, row.error.issues);
    return instead ? [instead(item)] : [];
  });
}

const parsed = <Schema extends z.ZodType>(schema: Schema, items: readonly Item[], query: RowsQuery) =>
  query.whole
    ? items.map((item) => parseRow(schema, item, query.TableName))
    : parseRows(schema, items, query.TableName);

/** The row with this key as of now, or null. */
export async function readRow<Schema extends z.ZodType>(
  documents: DynamoDBDocumentClient,
  { TableName, Key }: { TableName: string; Key: Item },
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const { Item: item } = await documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  return item ? parseRow(schema, item, TableName) : null;
}

function inputOf({ TableName, IndexName, where, values, newestFirst = false, consistent }: RowsQuery) {
  const names = namesIn(where);
  return {
    TableName,
    IndexName,
    KeyConditionExpression: where,
    ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
    ExpressionAttributeValues: valuesOf(values),
    ScanIndexForward: !newestFirst,
    ConsistentRead: consistent ?? IndexName === undefined,
  };
}

/** Pages of raw rows, read on demand; `pageSize` rows per page, 1 MB by default. */
export async function* readPages(
  documents: DynamoDBDocumentClient,
  query: RowsQuery,
  pageSize?: number,
): AsyncGenerator<Item[]> {
  const pages = paginateQuery({ client: documents, ...(pageSize && { pageSize }) }, inputOf(query));
  for await (const { Items = [] } of pages) yield Items;
}

/** All rows that parse, over as many pages as there are. */
export async function readRows<Schema extends z.ZodType>(
  documents: DynamoDBDocumentClient,
  query: RowsQuery,
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const rows: z.output<Schema>[] = [];
  for await (const page of readPages(documents, query)) rows.push(...parsed(schema, page, query));
  return rows;
}

/**
 * At most `limit` rows, starting after the key `after`; `lastKey` if more may follow. Rows that do not parse or fail
 * `isShown` are skipped and made up for, so that a full page stays full.
 */
export async function readPage<Schema extends z.ZodType>(
  documents: DynamoDBDocumentClient,
  query: RowsQuery,
  schema: Schema,
  {
    limit,
    after = null,
    isShown = () => true,
  }: { limit: number; after?: Item | null; isShown?: (row: z.output<Schema>) => boolean },
): Promise<{ rows: z.output<Schema>[]; lastKey: Item | null }> {
  const { Items = [], LastEvaluatedKey: lastKey = null } = await documents.send(
    new QueryCommand({ ...inputOf(query), Limit: limit, ...(after && { ExclusiveStartKey: after }) }),
  );
  const rows = parsed(schema, Items, query).filter(isShown);
  const left = Items.length - rows.length;
  if (left === 0 || lastKey === null) return { rows, lastKey };
  const rest = await readPage(documents, query, schema, { limit: left, after: lastKey, isShown });
  return { rows: [...rows, ...rest.rows], lastKey: rest.lastKey };
}
