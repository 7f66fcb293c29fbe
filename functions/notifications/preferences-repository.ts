import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import {
  notificationKinds,
  type NotificationKind,
  type NotificationPreferences,
} from '../../shared/contracts/notifications';
import type { Storage } from '../platform/storage/storage';

type Kinds = NotificationPreferences['kinds'];

const rowSchema = z.partialRecord(z.enum(notificationKinds), z.boolean());

/** Whoever never chose, and kinds that came after the choice, are on. */
function toKinds(item: Record<string, unknown> = {}): Kinds {
  const chosen = rowSchema.parse(
    Object.fromEntries(notificationKinds.filter((kind) => kind in item).map((kind) => [kind, item[kind]])),
  );
  const on = Object.fromEntries(notificationKinds.map((kind) => [kind, true])) as Kinds;
  return { ...on, ...chosen };
}

/** The `notification-preferences` table: one row a person, one attribute a kind that was ever switched. */
export function createPreferencesRepository({
  documents,
  tableName,
}: Pick<Storage, 'documents' | 'tableName'>) {
  const TableName = tableName('notification-preferences');

  return {
    async read(userId: string): Promise<Kinds> {
      const { Item } = await documents.send(
        new GetCommand({ TableName, Key: { userId }, ConsistentRead: true }),
      );
      return toKinds(Item);
    },

    /** Switches the given kinds; answers all of them. */
    async change(userId: string, changes: Partial<Record<NotificationKind, boolean>>): Promise<Kinds> {
      const fields = Object.entries(changes);
      const { Attributes } = await documents.send(
        new UpdateCommand({
          TableName,
          Key: { userId },
          UpdateExpression: `SET ${fields.map(([kind]) => `#${kind} = :${kind}`).join(', ')}`,
          ExpressionAttributeNames: Object.fromEntries(fields.map(([kind]) => [`#${kind}`, kind])),
          ExpressionAttributeValues: Object.fromEntries(fields.map(([kind, on]) => [`:${kind}`, on])),
          ReturnValues: 'ALL_NEW',
        }),
      );
      return toKinds(Attributes);
    },
  };
}

export type PreferencesRepository = ReturnType<typeof createPreferencesRepository>;
