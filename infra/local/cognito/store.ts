import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  paginateScan,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import type { Row } from './rows';

/** A row has changed since it was read: the operation starts over. */
export class Conflict extends Error {}

export type Store = ReturnType<typeof createStore>;

/** The pool's only table. `revision` is 0 for a new row and grows with every write. */
export function createStore(documents: DynamoDBDocumentClient, TableName: string) {
  const put = (row: Row) => ({ Put: { TableName, Item: toItem(row), ...unchanged(row) } });
  const remove = (row: Row) => ({ Delete: { TableName, Key: { pk: row.pk }, ...unchanged(row) } });

  return {
    async read<T extends Row>(schema: z.ZodType<T>, pk: string): Promise<T | undefined> {
      const { Item } = await documents.send(new GetCommand({ TableName, Key: { pk }, ConsistentRead: true }));
      return Item && schema.parse(Item);
    },
    /** All rows whose key begins with `prefix`. */
    async list<T extends Row>(schema: z.ZodType<T>, prefix: string): Promise<T[]> {
      const scan = {
        TableName,
        FilterExpression: 'begins_with(pk, :prefix)',
        ExpressionAttributeValues: { ':prefix': prefix },
        ConsistentRead: true,
      };
      const rows: T[] = [];
      for await (const { Items = [] } of paginateScan({ client: documents }, scan))
        rows.push(...Items.map((item) => schema.parse(item)));
      return rows;
    },
    /** Writes and removes all rows or none; throws Conflict if one of them changed since it was read. */
    async save(rows: Row[], removed: Row[] = []): Promise<void> {
      const TransactItems = [...rows.map(put), ...removed.map(remove)];
      try {
        await documents.send(new TransactWriteCommand({ TransactItems }));
      } catch (error) {
        throw isOutdated(error) ? new Conflict() : error;
      }
    },
    /** Sessions, codes, and attempts of a deleted user. */
    async dropRowsOf(sub: string): Promise<void> {
      const scan = {
        TableName,
        FilterExpression: '#sub = :sub OR contains(pk, :sub)',
        ProjectionExpression: 'pk',
        ExpressionAttributeNames: { '#sub': 'sub' },
        ExpressionAttributeValues: { ':sub': sub },
        ConsistentRead: true,
      };
      for await (const { Items = [] } of paginateScan({ client: documents }, scan))
        await Promise.all(Items.map(({ pk }) => this.drop(pk)));
    },
    async drop(pk: string): Promise<void> {
      await documents.send(new DeleteCommand({ TableName, Key: { pk } }));
    },
  };
}

const unchanged = ({ revision }: Row) =>
  revision === 0
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : { ConditionExpression: 'revision = :seen', ExpressionAttributeValues: { ':seen': revision } };

const toItem = (row: Row) =>
  Object.fromEntries(
    Object.entries({ ...row, revision: row.revision + 1 }).filter(([, value]) => value !== undefined),
  );

const isOutdated = (error: unknown) =>
  error instanceof TransactionCanceledException &&
  error.CancellationReasons?.some((reason) => reason.Code === 'ConditionalCheckFailed');
