import type { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import type { ServerFrame } from '../../../shared/sockets/frames';
import type { Log } from '../logger';
import type { Storage } from '../storage/storage';
import { createConnectionAccess } from './connection';
import { readConnections } from './read-connections';

/** Nothing waits long for a socket that does not accept its frame. */
const patienceMs = 2_000;

/** Sends a frame to every open socket of a user. A frame is a hint: a failure is logged, never thrown. */
export type Push = (userId: string, frame: ServerFrame) => Promise<void>;

export function createPush(storage: Storage, connections: ApiGatewayManagementApiClient, log: Log): Push {
  const { post } = createConnectionAccess(storage, connections);

  return async (userId, frame) => {
    const text = JSON.stringify(frame);
    const open = await readConnections(storage, userId).catch((error: unknown) => {
      log.warn('sockets not found', { type: frame.type, error: error as Error });
      return [];
    });
    // Voice connections have their own frames.
    const listening = open.filter(({ kind }) => kind !== 'voice');
    const results = await Promise.allSettled(
      listening.map(({ connectionId }) =>
        post({ userId, connectionId }, text, AbortSignal.timeout(patienceMs)),
      ),
    );
    for (const result of results) {
      if (result.status === 'rejected')
        log.warn('frame not sent', { type: frame.type, error: result.reason });
    }
  };
}
