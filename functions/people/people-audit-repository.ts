import { parseRow } from '../platform/storage/rows';
import { scanPages } from '../platform/storage/scan';
import { whileUnchanged } from '../platform/storage/unchanged';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';
import { personSchema, type Person } from './people-repository';

/** The totals of the `people` row from workouts and dances; points and streak are separate. */
export type PersonCounters = Pick<Person, 'workoutsCompleted' | 'caloriesLost' | 'workoutTimeMinutes'>;

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
