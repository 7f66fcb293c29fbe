import * as z from 'zod';
import type { Activity } from '../../shared/contracts/body-data';
import { activitySchema } from '../../shared/contracts/outside-activity';
import { addDays, type LocalDate } from '../../shared/rules/local-date';
import { when } from '../platform/storage/conditions';
import { readRow, readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';

const rowSchema = activitySchema.omit({ id: true }).extend({ activityId: z.string() });

function toActivity({ activityId, ...fields }: z.output<typeof rowSchema>): Activity {
  return { id: activityId, ...fields };
}

/** The beginning of the IDs of what began on a day of UTC. */
const idPrefixOf = (date: LocalDate) => date.replaceAll('-', '');

/** The `outside-activities` table: what a person did outside of the product, by when it began. */
export function createOutsideActivitiesRepository({ documents, tableName }: Storage) {
  const TableName = tableName('outside-activities');

  const rowOf = (userId: string, activityId: string) => ({ TableName, Key: { userId, activityId } });

  async function readWhere(where: string, values: Record<string, string>): Promise<Activity[]> {
    const query = { TableName, where: `userId = :user${where}`, values, newestFirst: true };
    return (await readRows(documents, query, rowSchema)).map(toActivity);
  }

  return {
    async read(userId: string, activityId: string): Promise<Activity | null> {
      const row = await readRow(documents, rowOf(userId, activityId), rowSchema);
      return row && toActivity(row);
    },

    /** Newest first. */
    readAll: (userId: string): Promise<Activity[]> => readWhere('', { user: userId }),

    /** Those since `from` by their own date, newest first. */
    async readSince(userId: string, from: LocalDate): Promise<Activity[]> {
      // The day of UTC may be the one before.
      const values = { user: userId, from: idPrefixOf(addDays(from, -1)) };
      const found = await readWhere(' AND activityId >= :from', values);
      return found.filter(({ date }) => date >= from);
    },

    /** Those that began on these days, both counted, or on the day before or after: days of UTC; newest first. */
    readAround(userId: string, from: LocalDate, to: LocalDate): Promise<Activity[]> {
      const values = { user: userId, from: idPrefixOf(addDays(from, -1)), to: idPrefixOf(addDays(to, 2)) };
      return readWhere(' AND activityId BETWEEN :from AND :to', values);
    },

    /** Refused if there is one with this ID. */
    createItem(userId: string, { id, ...fields }: Activity): TransactItem {
      const Item = { ...rowOf(userId, id).Key, ...fields };
      return { Put: { TableName, Item, ...when('attribute_not_exists(activityId)') } };
    },

    /** Refused if it is gone. */
    removeItem(userId: string, activityId: string): TransactItem {
      return { Delete: { ...rowOf(userId, activityId), ...when('attribute_exists(activityId)') } };
    },
  };
}

export type OutsideActivitiesRepository = ReturnType<typeof createOutsideActivitiesRepository>;
