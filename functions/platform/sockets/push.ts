import {
  GoneException,
  PostToConnectionCommand,
  type ApiGatewayManagementApiClient,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { ServerFrame } from '../../../shared/sockets/frames';
import type { Log } from '../logger';
import type { Storage } from '../storage/storage';
import { readConnectionIds } from './connection-ids';

/** Sends a frame to every open socket of a user. A frame is a hint: failing to send is logged, never thrown. */
export type Push = (userId: string, frame: ServerFrame) => Promise<void>;

export function createPush(storage: Storage, connections: ApiGatewayManagementApiClient, log: Log): Push {
  const { documents, tableName } = storage;

  async function send(userId: string, connectionId: string, text: string): Promise<void> {
    try {
      await connections.send(new PostToConnectionCommand({ ConnectionId: connectionId, Data: text }));
    } catch (error) {
      if (!(error instanceof GoneException)) throw error;
      const Key = { userId, connectionId };
      await documents.send(new DeleteCommand({ TableName: tableName('connections'), Key }));
    }
  }

  return async (userId, frame) => {
    const text = JSON.stringify(frame);
    const results = await Promise.allSettled(
      (await readConnectionIds(storage, userId)).map((connectionId) => send(userId, connectionId, text)),
    );
    for (const result of results) {
      if (result.status === 'rejected')
        log.warn('frame not sent', { type: frame.type, error: result.reason });
    }
  };
}
