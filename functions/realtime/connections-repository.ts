import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Storage } from '../platform/storage/storage';

/** API Gateway closes a connection after two hours; the row lives a little longer. */
const lifetimeSeconds = 3 * 3600;

/** Who is connected where: userId / connectionId. */
export function createConnectionsRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('connections');
  return {
    async add(userId: string, connectionId: string, kind: string): Promise<void> {
      const expiresAt = Math.floor(clock.now().getTime() / 1000) + lifetimeSeconds;
      await documents.send(new PutCommand({ TableName, Item: { userId, connectionId, kind, expiresAt } }));
    },
    async remove(userId: string, connectionId: string): Promise<void> {
      await documents.send(new DeleteCommand({ TableName, Key: { userId, connectionId } }));
    },
  };
}

export type ConnectionsRepository = ReturnType<typeof createConnectionsRepository>;
