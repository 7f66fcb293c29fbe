import * as z from 'zod';
import { readBatch } from '../platform/storage/batch';
import { when } from '../platform/storage/conditions';
import { parseRows, readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf, type Sign } from '../platform/storage/update';

export const personSchema = z.object({
  userId: z.string(),
  name: z.string(),
  state: z.enum(['active', 'suspended', 'deleting']),
  /** Their own choice; `isOnBoards` says whether others see them. */
  visible: z.boolean(),
  /** Operators hid them from all leaderboards. */
  hiddenFromBoards: z.boolean().default(false),
  version: z.number().int(),
  workoutsCompleted: z.number().int().default(0),
  caloriesLost: z.number().int().default(0),
  workoutTimeMinutes: z.number().int().default(0),
  totalPoints: z.number().int().default(0),
  /** The highest total ever, if some points were taken back since. */
  mostPoints: z.number().int().optional(),
  longestStreak: z.number().int().default(0),
  /** When they last signed out everywhere, in epoch seconds. */
  signedOutAt: z.number().int().default(0),
});

/** A person's score; `version` changes with points, visibility, and state. */
export type Person = z.output<typeof personSchema>;

/** A person with an unreadable score still exists. */
const stateSchema = personSchema.pick({ userId: true, state: true });

/** The fields that standings use, and that others see. */
export type StandingChanges = Partial<
  Pick<
    Person,
    'totalPoints' | 'mostPoints' | 'longestStreak' | 'visible' | 'hiddenFromBoards' | 'name' | 'state'
  >
>;

/** The totals of one workout or dance. */
export interface DoneOnce {
  caloriesKcal: number;
  minutes: number;
}

const effortOf = ({ caloriesKcal, minutes }: DoneOnce, sign: Sign) => ({
  caloriesLost: sign * caloriesKcal,
  workoutTimeMinutes: sign * minutes,
});

const isActive = when('#state = :active', { active: 'active' });
const isUnchanged = ({ version }: Person) => when('#version = :seen', { seen: version });

/** The `people` table. Only the post-confirmation trigger creates rows. */
export function createPeopleRepository({ documents, tableName }: Storage) {
  const TableName = tableName('people');

  const readAll = (userIds: string[], consistent: boolean) => {
    const keys = [...new Set(userIds)].map((userId) => ({ userId }));
    return readBatch(documents, TableName, keys, { consistent });
  };

  return {
    read: (userId: string): Promise<Person | null> =>
      readRow(documents, { TableName, Key: { userId } }, personSchema),

    /** Those that exist, by ID; eventually consistent, for names on leaderboards. */
    async readMany(userIds: string[]): Promise<Map<string, Person>> {
      const people = parseRows(personSchema, await readAll(userIds, false), TableName);
      return new Map(people.map((person) => [person.userId, person]));
    },

    /** Those whose account exists and is not being deleted, as of now. */
    async readActive(userIds: string[]): Promise<Set<string>> {
      const people = parseRows(stateSchema, await readAll(userIds, true), TableName);
      return new Set(people.filter(({ state }) => state === 'active').map(({ userId }) => userId));
    },

    /** Ends sessions that began before `epochSeconds`. */
    signOutItem(userId: string, epochSeconds: number): TransactItem {
      const row = { TableName, Key: { userId } };
      return {
        Update: updateOf(row, { set: { signedOutAt: epochSeconds } }, when('attribute_exists(userId)')),
      };
    },

    createItem(person: { userId: string; name: string; createdAt: string }): TransactItem {
      const Item = { ...person, state: 'active', visible: true, version: 1 };
      return { Put: { TableName, Item, ...when('attribute_not_exists(userId)') } };
    },

    /** Counts one workout, or uncounts it; the version stays, since neither points nor visibility change here. */
    addWorkoutItem(userId: string, done: DoneOnce, sign: Sign = 1): TransactItem {
      const add = { workoutsCompleted: sign, ...effortOf(done, sign) };
      return { Update: updateOf({ TableName, Key: { userId } }, { add }, isActive) };
    },

    /** Calories and minutes of a dance, which does not count as a workout. */
    addDanceItem(userId: string, done: DoneOnce, sign: Sign = 1): TransactItem {
      return { Update: updateOf({ TableName, Key: { userId } }, { add: effortOf(done, sign) }, isActive) };
    },

    /** Refused unless the account exists and is neither suspended nor being deleted. */
    activeItem(userId: string): TransactItem {
      return { ConditionCheck: { TableName, Key: { userId }, ...isActive } };
    },

    /** Refused if the row changed since `seen` was read. */
    removeItem(seen: Person): TransactItem {
      return { Delete: { TableName, Key: { userId: seen.userId }, ...isUnchanged(seen) } };
    },

    /** Changes what a standing is based on; refused if someone else did so since `seen` was read. */
    changeStandingItem(seen: Person, changes: StandingChanges): TransactItem {
      const row = { TableName, Key: { userId: seen.userId } };
      const set = { ...changes, version: seen.version + 1 };
      return { Update: updateOf(row, { set }, isUnchanged(seen)) };
    },
  };
}
