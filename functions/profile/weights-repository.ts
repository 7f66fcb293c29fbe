import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { weightEntrySchema, type WeightEntry } from '../../shared/contracts/profile';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';

/** Sorts after every date. Such a row tells where the entry of a client's id stands. */
const idPrefix = 'id#';
const idKey = (id: string) => `${idPrefix}${id}`;

const rowSchema = weightEntrySchema.extend({ entryKey: z.string() });
const pointerSchema = z.object({ loggedAs: z.string() });

function toEntry(item: unknown): WeightEntry {
  const { entryKey: _, ...entry } = rowSchema.parse(item);
  return entry;
}

export interface WeightPage {
  weights: WeightEntry[];
  /** The key of the last entry when older ones follow. */
  nextKey: string | null;
}

/** The `weights` table: sorted by date, and on one date by when the entry was logged. */
export function createWeightsRepository({ documents, tableName, newId }: Storage) {
  const TableName = tableName('weights');

  async function get(userId: string, entryKey: string): Promise<unknown> {
    const Key = { userId, entryKey };
    const { Item } = await documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    return Item ?? null;
  }

  return {
    /** The entry that was logged under `id`. */
    async read(userId: string, id: string): Promise<WeightEntry | null> {
      const pointer = await get(userId, idKey(id));
      return pointer ? toEntry(await get(userId, pointerSchema.parse(pointer).loggedAs)) : null;
    },

    /** Newest first, beginning after `afterKey`. */
    async list(userId: string, limit: number, afterKey: string | null): Promise<WeightPage> {
      const { Items = [] } = await documents.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'userId = :user AND entryKey < :ids',
          ExpressionAttributeValues: { ':user': userId, ':ids': idPrefix },
          ExclusiveStartKey: afterKey === null ? undefined : { userId, entryKey: afterKey },
          ScanIndexForward: false,
          ConsistentRead: true,
          Limit: limit + 1,
        }),
      );
      const rows = Items.slice(0, limit).map((item) => rowSchema.parse(item));
      const nextKey = Items.length > limit ? (rows.at(-1)?.entryKey ?? null) : null;
      return { weights: rows.map(toEntry), nextKey };
    },

    /** Adds an entry; refused when its id is taken. */
    createItems(userId: string, entry: WeightEntry): TransactItem[] {
      const entryKey = `${entry.date}#${newId()}`;
      const pointer = { userId, entryKey: idKey(entry.id), loggedAs: entryKey };
      return [
        { Put: { TableName, Item: { userId, entryKey, ...entry } } },
        { Put: { TableName, Item: pointer, ConditionExpression: 'attribute_not_exists(entryKey)' } },
      ];
    },
  };
}

export type WeightsRepository = ReturnType<typeof createWeightsRepository>;
