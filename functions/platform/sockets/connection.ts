import {
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
  type ApiGatewayManagementApiClient,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { Storage } from '../storage/storage';

/** One open socket of a person. */
export interface Connection {
  userId: string;
  connectionId: string;
}

/** Posts to connections and closes them; a connection that is gone is deleted. */
export function createConnectionAccess(
  { documents, tableName }: Storage,
  connections: ApiGatewayManagementApiClient,
) {
  async function forget({ userId, connectionId }: Connection): Promise<void> {
    const Key = { userId, connectionId };
    await documents.send(new DeleteCommand({ TableName: tableName('connections'), Key }));
  }

  return {
    /** Sends a text; false if the connection is gone. Throws if it is not accepted before `abortSignal`. */
    async post(connection: Connection, text: string, abortSignal?: AbortSignal): Promise<boolean> {
      const { connectionId } = connection;
      try {
        const command = new PostToConnectionCommand({ ConnectionId: connectionId, Data: text });
        await connections.send(command, { ...(abortSignal && { abortSignal }) });
        return true;
      } catch (error) {
        if (!(error instanceof GoneException)) throw error;
        await forget(connection);
        return false;
      }
    },

    /** Throws if it could not be closed. */
    async close(connection: Connection): Promise<void> {
      try {
        await connections.send(new DeleteConnectionCommand({ ConnectionId: connection.connectionId }));
      } catch (error) {
        if (!(error instanceof GoneException)) throw error;
      }
      await forget(connection);
    },
  };
}

export type ConnectionAccess = ReturnType<typeof createConnectionAccess>;
