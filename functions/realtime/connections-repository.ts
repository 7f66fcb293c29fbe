import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unlessRefused, when } from '../platform/storage/conditions';
import type { Storage } from '../platform/storage/storage';
import { updateOf } from '../platform/storage/update';

/** API Gateway closes a connection after two hours; the row lives a little longer. */
const lifetimeSeconds = 3 * 3600;

/** Who is connected: userId / connectionId. */
export function createConnectionsRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('connections');
  return {
    async add(userId: string, connectionId: string, kind: string): Promise<void> {
      const openedAt = clock.now().getTime();
      const expiresAt = Math.floor(openedAt / 1000) + lifetimeSeconds;
      const Item = { userId, connectionId, kind, openedAt, expiresAt };
      await documents.send(new PutCommand({ TableName, Item }));
    },
    /** A connection that is gone stays gone. */
    async setHidden(userId: string, connectionId: string, isHidden: boolean): Promise<void> {
      const row = { TableName, Key: { userId, connectionId } };
      const update = updateOf(row, { set: { isHidden } }, when('attribute_exists(userId)'));
      await unlessRefused(documents.send(new UpdateCommand(update)));
    },
    async remove(userId: string, connectionId: string): Promise<void> {
      await documents.send(new DeleteCommand({ TableName, Key: { userId, connectionId } }));
    },
  };
}

export type ConnectionsRepository = ReturnType<typeof createConnectionsRepository>;
