import * as z from 'zod';
import { activitySchema, type Activity } from '../../shared/contracts/body-data';
import { addDays, type LocalDate } from '../../shared/rules/local-date';
import { readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';

const rowSchema = activitySchema.omit({ id: true }).extend({ activityId: z.string() });

function toActivity({ activityId, ...fields }: z.output<typeof rowSchema>): Activity {
  return { id: activityId, ...fields };
}

/** The beginning of the IDs of what began on a day of UTC. */
const idPrefixOf = (date: LocalDate) => date.replaceAll('-', '');

/** The `outside-activities` table: what a person did outside of the product, by when it began. */
export function createOutsideActivitiesRepository({ documents, tableName }: Storage) {
  const TableName = tableName('outside-activities');

  return {
    /** Those since `from` by their own date, newest first. */
    async readSince(userId: string, from: LocalDate): Promise<Activity[]> {
      const query = {
        TableName,
        where: 'userId = :user AND activityId >= :from',
        // The day of UTC may be the one before.
        values: { user: userId, from: idPrefixOf(addDays(from, -1)) },
        newestFirst: true,
      };
      const rows = await readRows(documents, query, rowSchema);
      return rows.map(toActivity).filter(({ date }) => date >= from);
    },
  };
}
