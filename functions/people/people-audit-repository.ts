import * as z from 'zod';
import { readBatch } from '../platform/storage/batch';
import { parseRow, parseRows } from '../platform/storage/rows';
import { scanPages } from '../platform/storage/scan';
import { whileUnchanged } from '../platform/storage/unchanged';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';
import { personSchema, type Person } from './people-repository';

/** The totals of the `people` row from workouts and dances; points and streak are separate. */
export type PersonCounters = Pick<Person, 'workoutsCompleted' | 'caloriesLost' | 'workoutTimeMinutes'>;

const joinedSchema = z.object({ userId: z.string(), createdAt: z.string().optional() });

export function createPeopleAuditRepository({ documents, tableName }: Storage) {
  const TableName = tableName('people');
  return {
    /** The IDs of all accounts that are not being deleted. */
    async *pages(pageSize: number): AsyncGenerator<string[]> {
      for await (const page of scanPages(documents, TableName, pageSize)) {
        const people = page.map((item) => parseRow(personSchema, item, TableName));
        yield people.filter(({ state }) => state !== 'deleting').map(({ userId }) => userId);
      }
    },

    /** When they signed up, by ID; rows from before that was kept are not in it. */
    async readJoined(userIds: readonly string[]): Promise<Map<string, string>> {
      const keys = [...new Set(userIds)].map((userId) => ({ userId }));
      const items = await readBatch(documents, TableName, keys, { consistent: false });
      const rows = parseRows(joinedSchema, items, TableName);
      return new Map(rows.flatMap(({ userId, createdAt }) => (createdAt ? [[userId, createdAt]] : [])));
    },

    /** Refused if a workout or dance was counted since `seen` was read. */
    correctItem(
      { userId, ...seen }: PersonCounters & { userId: string },
      right: PersonCounters,
    ): TransactItem {
      const { workoutsCompleted, caloriesLost, workoutTimeMinutes } = seen;
      const counters = { workoutsCompleted, caloriesLost, workoutTimeMinutes };
      const isUnchanged = whileUnchanged(counters, 'attribute_exists(userId)');
      return { Update: updateOf({ TableName, Key: { userId } }, { set: right }, isUnchanged) };
    },
  };
}
