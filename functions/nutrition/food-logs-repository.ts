import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { foodLogSchema, type FoodLog } from '../../shared/contracts/nutrition';
import type { LocalDate } from '../../shared/domain/local-date';
import { unlessRefused, when } from '../platform/storage/conditions';
import { readRow, readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';

const mealRowSchema = foodLogSchema.omit({ id: true }).extend({ logId: z.string(), kind: z.literal('meal') });
const waterRowSchema = z.object({
  logId: z.string(),
  kind: z.literal('water'),
  date: z.string(),
  millilitres: z.number().int(),
});
const rowSchema = z.discriminatedUnion('kind', [mealRowSchema, waterRowSchema]);

/** A drink of water on a day of the person's own calendar. */
export interface WaterLog {
  id: string;
  date: LocalDate;
  millilitres: number;
}

/** What was logged on some days, oldest first. */
export interface Logged {
  meals: FoodLog[];
  water: WaterLog[];
}

function toLogged(rows: z.output<typeof rowSchema>[]): Logged {
  const meals = rows.flatMap((row) => {
    if (row.kind !== 'meal') return [];
    const { logId, kind: _, ...fields } = row;
    return [{ id: logId, ...fields }];
  });
  const water = rows.flatMap((row) =>
    row.kind === 'water'
      ? [{ id: row.logId, date: row.date as LocalDate, millilitres: row.millilitres }]
      : [],
  );
  return { meals, water };
}

/** The `food-logs` table: one row a meal or drink, under ids that begin with their day. */
export function createFoodLogsRepository({ documents, tableName }: Storage) {
  const TableName = tableName('food-logs');
  const rowOf = (userId: string, logId: string) => ({ TableName, Key: { userId, logId } });
  const isNew = when('attribute_not_exists(logId)');
  const isOfKind = (kind: 'meal' | 'water') => when('#kind = :kind', { kind });

  return {
    async readMeal(userId: string, id: string): Promise<FoodLog | null> {
      const row = await readRow(documents, rowOf(userId, id), rowSchema);
      return row ? (toLogged([row]).meals[0] ?? null) : null;
    },

    /** Everything of the days from `from` to `to`, both included, as of now. */
    async readDays(userId: string, from: LocalDate, to: LocalDate): Promise<Logged> {
      const query = {
        TableName,
        where: 'userId = :user AND logId BETWEEN :from AND :to',
        // Ids go on with a hyphen and capitals, which all sort before '~'.
        values: { user: userId, from, to: `${to}~` },
      };
      return toLogged(await readRows(documents, query, rowSchema));
    },

    /** Refused when there is one with this id. */
    createMealItem(userId: string, { id: logId, ...fields }: FoodLog): TransactItem {
      return { Put: { TableName, Item: { userId, logId, kind: 'meal', ...fields }, ...isNew } };
    },

    /** Refused when the meal is gone. */
    replaceMealItem(userId: string, { id: logId, ...fields }: FoodLog): TransactItem {
      const Item = { userId, logId, kind: 'meal', ...fields };
      return { Put: { TableName, Item, ...when('attribute_exists(logId)') } };
    },

    /** Refused when there is one with this id. */
    createWaterItem(userId: string, { id: logId, ...fields }: WaterLog): TransactItem {
      return { Put: { TableName, Item: { userId, logId, kind: 'water', ...fields }, ...isNew } };
    },

    /** Refused when the meal is gone. */
    removeMealItem(userId: string, id: string): TransactItem {
      return { Delete: { ...rowOf(userId, id), ...isOfKind('meal') } };
    },

    /** Removes a drink; false when there was none. */
    async removeWater(userId: string, id: string): Promise<boolean> {
      const command = new DeleteCommand({ ...rowOf(userId, id), ...isOfKind('water') });
      return (await unlessRefused(documents.send(command))) !== null;
    },
  };
}

export type FoodLogsRepository = ReturnType<typeof createFoodLogsRepository>;
