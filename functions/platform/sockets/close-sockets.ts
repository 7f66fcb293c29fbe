import {
  DeleteConnectionCommand,
  GoneException,
  type ApiGatewayManagementApiClient,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { Storage } from '../storage/storage';
import { readConnectionIds } from './connection-ids';

/** Closes every open socket of a user; throws when one could not be closed. */
export type CloseSockets = (userId: string) => Promise<void>;

export function createCloseSockets(
  storage: Storage,
  connections: ApiGatewayManagementApiClient,
): CloseSockets {
  async function close(userId: string, connectionId: string): Promise<void> {
    try {
      await connections.send(new DeleteConnectionCommand({ ConnectionId: connectionId }));
    } catch (error) {
      if (!(error instanceof GoneException)) throw error;
    }
    const Key = { userId, connectionId };
    await storage.documents.send(new DeleteCommand({ TableName: storage.tableName('connections'), Key }));
  }

  return async (userId) => {
    const connectionIds = await readConnectionIds(storage, userId);
    await Promise.all(connectionIds.map((connectionId) => close(userId, connectionId)));
  };
}
