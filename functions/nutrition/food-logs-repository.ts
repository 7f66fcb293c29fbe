import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { foodLogSchema, type FoodLog } from '../../shared/contracts/nutrition';
import { localDateSchema, type LocalDate } from '../../shared/rules/local-date';
import { unlessRefused, when } from '../platform/storage/conditions';
import { readRow, readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';

/** How long a removed entry keeps its row: its ID stays taken, and it can be restored. */
const removedDays = 35;

/** `removedAt` marks an entry that is hidden everywhere. */
const entryRowSchema = z.object({ logId: z.string(), removedAt: z.string().optional() });
const mealRowSchema = foodLogSchema.omit({ id: true }).extend({
  ...entryRowSchema.shape,
  kind: z.literal('meal'),
  /** The person's day when it was logged, which may be later than the meal's. */
  loggedOn: localDateSchema.optional(),
});
const waterRowSchema = entryRowSchema.extend({
  kind: z.literal('water'),
  date: z.string(),
  millilitres: z.number().int(),
});
const anyRowSchema = z.discriminatedUnion('kind', [mealRowSchema, waterRowSchema]);

/** The fields of a meal's text; none if it is malformed, which the schema then reports. */
function fieldsIn(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch {
    return {};
  }
}

/** Older rows have the meal's fields as attributes. */
const rowSchema = z.preprocess(
  ({ meal, ...row }: { meal?: string }) => (meal === undefined ? row : { ...row, ...fieldsIn(meal) }),
  anyRowSchema,
);

/** Reading lists of maps takes longer than all else about a day of many meals, so they are stored as text. */
function textOf(meal: FoodLog): { meal: string } {
  const { id: _, ...fields } = meal;
  return { meal: JSON.stringify(fields) };
}

/** A stored meal, possibly a removed one. */
export interface StoredMeal {
  meal: FoodLog;
  loggedOn: LocalDate | undefined;
  isRemoved: boolean;
}

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

function toMeal(row: z.output<typeof mealRowSchema>): StoredMeal {
  const { logId, kind: _, loggedOn, removedAt, ...fields } = row;
  return { meal: { id: logId, ...fields }, loggedOn, isRemoved: removedAt !== undefined };
}

function toLogged(rows: z.output<typeof rowSchema>[]): Logged {
  const there = rows.filter(({ removedAt }) => removedAt === undefined);
  const meals = there.flatMap((row) => (row.kind === 'meal' ? [toMeal(row).meal] : []));
  const water = there.flatMap((row) =>
    row.kind === 'water'
      ? [{ id: row.logId, date: row.date as LocalDate, millilitres: row.millilitres }]
      : [],
  );
  return { meals, water };
}

/** The `food-logs` table: one row per meal or drink, under IDs that begin with their day. */
export function createFoodLogsRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('food-logs');
  const rowOf = (userId: string, logId: string) => ({ TableName, Key: { userId, logId } });
  const isNew = when('attribute_not_exists(logId)');
  const isThere = (kind: 'meal' | 'water') =>
    when('#kind = :kind AND attribute_not_exists(removedAt)', { kind });

  async function findMeal(userId: string, id: string): Promise<StoredMeal | null> {
    const row = await readRow(documents, rowOf(userId, id), rowSchema);
    return row?.kind === 'meal' ? toMeal(row) : null;
  }

  function removal(userId: string, id: string, kind: 'meal' | 'water') {
    const now = clock.now();
    const expiresAt = Math.floor(now.getTime() / 1000) + removedDays * 86_400;
    return updateOf(rowOf(userId, id), { set: { removedAt: now.toISOString(), expiresAt } }, isThere(kind));
  }

  return {
    findMeal,

    async readMeal(userId: string, id: string): Promise<FoodLog | null> {
      const stored = await findMeal(userId, id);
      return stored && !stored.isRemoved ? stored.meal : null;
    },

    /** Everything from `from` to `to`, both included, as of now. */
    async readDays(userId: string, from: LocalDate, to: LocalDate): Promise<Logged> {
      const query = {
        TableName,
        where: 'userId = :user AND logId BETWEEN :from AND :to',
        // IDs continue with a hyphen and capitals, which all sort before '~'.
        values: { user: userId, from, to: `${to}~` },
      };
      return toLogged(await readRows(documents, query, rowSchema));
    },

    /** Refused if there is or was an entry with this ID. */
    createMealItem(userId: string, meal: FoodLog, loggedOn: LocalDate): TransactItem {
      const Item = { userId, logId: meal.id, kind: 'meal', ...textOf(meal), loggedOn };
      return { Put: { TableName, Item, ...isNew } };
    },

    /** Refused if the meal is gone. */
    changeMealItem(userId: string, changed: FoodLog): TransactItem {
      return { Update: updateOf(rowOf(userId, changed.id), { set: textOf(changed) }, isThere('meal')) };
    },

    /** Refused if there is or was an entry with this ID. */
    createWaterItem(userId: string, { id: logId, ...fields }: WaterLog): TransactItem {
      return { Put: { TableName, Item: { userId, logId, kind: 'water', ...fields }, ...isNew } };
    },

    /** Refused if the meal is gone. */
    removeMealItem: (userId: string, id: string): TransactItem => ({ Update: removal(userId, id, 'meal') }),

    /** Refused unless the meal was removed. */
    restoreMealItem(userId: string, id: string): TransactItem {
      const isRemoved = when('attribute_exists(removedAt)');
      const remove = ['removedAt', 'expiresAt'];
      return { Update: updateOf(rowOf(userId, id), { remove }, isRemoved) };
    },

    /** Removes a drink; false if there was none. */
    async removeWater(userId: string, id: string): Promise<boolean> {
      const command = new UpdateCommand(removal(userId, id, 'water'));
      return (await unlessRefused(documents.send(command))) !== null;
    },
  };
}

export type FoodLogsRepository = ReturnType<typeof createFoodLogsRepository>;
