import { BatchGetCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';

const personSchema = z.object({
  userId: z.string(),
  name: z.string(),
  state: z.enum(['active', 'deleting']),
  visible: z.boolean(),
  version: z.number().int(),
  workoutsCompleted: z.number().int().default(0),
  caloriesLost: z.number().int().default(0),
  workoutTimeMinutes: z.number().int().default(0),
  totalPoints: z.number().int().default(0),
  longestStreak: z.number().int().default(0),
  /** When they last signed out everywhere, in epoch seconds. */
  signedOutAt: z.number().int().default(0),
});

/** A person as the product keeps score of them; `version` changes with points, visibility and state. */
export type Person = z.output<typeof personSchema>;

const keysPerBatch = 100;

/** The `people` table. Rows are created by the post-confirmation trigger only. */
export function createPeopleRepository({ documents, tableName }: Storage) {
  const TableName = tableName('people');

  async function readBatch(userIds: string[], ConsistentRead: boolean): Promise<Person[]> {
    const people: Person[] = [];
    let keys: Record<string, unknown>[] = userIds.map((userId) => ({ userId }));
    while (keys.length > 0) {
      const answer = await documents.send(
        new BatchGetCommand({ RequestItems: { [TableName]: { Keys: keys, ConsistentRead } } }),
      );
      people.push(...(answer.Responses?.[TableName] ?? []).map((item) => personSchema.parse(item)));
      keys = answer.UnprocessedKeys?.[TableName]?.Keys ?? [];
    }
    return people;
  }

  async function readAll(userIds: string[], ConsistentRead: boolean): Promise<Person[]> {
    const unique = [...new Set(userIds)];
    const batches: Promise<Person[]>[] = [];
    for (let at = 0; at < unique.length; at += keysPerBatch) {
      batches.push(readBatch(unique.slice(at, at + keysPerBatch), ConsistentRead));
    }
    return (await Promise.all(batches)).flat();
  }

  return {
    async read(userId: string): Promise<Person | null> {
      const { Item } = await documents.send(
        new GetCommand({ TableName, Key: { userId }, ConsistentRead: true }),
      );
      return Item ? personSchema.parse(Item) : null;
    },

    /** Those that exist, by id; eventually consistent, for names on boards. */
    async readMany(userIds: string[]): Promise<Map<string, Person>> {
      return new Map((await readAll(userIds, false)).map((person) => [person.userId, person]));
    },

    /** Those whose account exists and is not being deleted, as of now. */
    async readActive(userIds: string[]): Promise<Set<string>> {
      const people = await readAll(userIds, true);
      return new Set(people.filter(({ state }) => state === 'active').map(({ userId }) => userId));
    },

    /** Sessions that began before `epochSeconds` are over. */
    signOutItem(userId: string, epochSeconds: number): TransactItem {
      return {
        Update: {
          TableName,
          Key: { userId },
          UpdateExpression: 'SET signedOutAt = :at',
          ConditionExpression: 'attribute_exists(userId)',
          ExpressionAttributeValues: { ':at': epochSeconds },
        },
      };
    },

    createItem(person: { userId: string; name: string; createdAt: string }): TransactItem {
      const Item = { ...person, state: 'active', visible: true, version: 1 };
      return { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(userId)' } };
    },

    /** Counts one workout; the version stays, because points and visibility do. */
    addWorkoutItem(userId: string, done: { caloriesKcal: number; minutes: number }): TransactItem {
      return {
        Update: {
          TableName,
          Key: { userId },
          UpdateExpression: 'ADD workoutsCompleted :one, caloriesLost :kcal, workoutTimeMinutes :minutes',
          ConditionExpression: '#state = :active',
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: {
            ':one': 1,
            ':kcal': done.caloriesKcal,
            ':minutes': done.minutes,
            ':active': 'active',
          },
        },
      };
    },

    /** Refused when the row changed since `seen` was read. */
    removeItem(seen: Person): TransactItem {
      return {
        Delete: {
          TableName,
          Key: { userId: seen.userId },
          ConditionExpression: '#version = :seen',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':seen': seen.version },
        },
      };
    },

    /** Changes what a standing is made of; refused when somebody else did so since `seen` was read. */
    changeStandingItem(
      seen: Person,
      changes: Partial<Pick<Person, 'totalPoints' | 'longestStreak' | 'visible' | 'name' | 'state'>>,
    ): TransactItem {
      const fields = Object.entries({ ...changes, version: seen.version + 1 });
      return {
        Update: {
          TableName,
          Key: { userId: seen.userId },
          UpdateExpression: `SET ${fields.map(([field]) => `#${field} = :${field}`).join(', ')}`,
          ConditionExpression: '#version = :seen',
          ExpressionAttributeNames: Object.fromEntries(fields.map(([field]) => [`#${field}`, field])),
          ExpressionAttributeValues: {
            ...Object.fromEntries(fields.map(([field, value]) => [`:${field}`, value])),
            ':seen': seen.version,
          },
        },
      };
    },
  };
}
