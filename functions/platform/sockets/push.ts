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

/** The same for the many frames of one answer, to the sockets that were open at the first of them. */
export type Tell = (frame: ServerFrame) => Promise<void>;
export type OpenChannel = (userId: string) => Tell;

export function createOpenChannel(
  storage: Storage,
  connections: ApiGatewayManagementApiClient,
  log: Log,
): OpenChannel {
  const { post } = createConnectionAccess(storage, connections);

  async function readListening(userId: string, type: string): Promise<Set<string>> {
    const open = await readConnections(storage, userId).catch((error: unknown) => {
      log.warn('sockets not found', { type, error: error as Error });
      return [];
    });
    // Voice connections have their own frames.
    return new Set(open.filter(({ kind }) => kind !== 'voice').map(({ connectionId }) => connectionId));
  }

  return (userId) => {
    let reading: Promise<Set<string>> | null = null;
    return async (frame) => {
      const listening = await (reading ??= readListening(userId, frame.type));
      const text = JSON.stringify(frame);
      const results = await Promise.allSettled(
        [...listening].map(async (connectionId) => {
          if (!(await post({ userId, connectionId }, text, AbortSignal.timeout(patienceMs))))
            listening.delete(connectionId);
        }),
      );
      for (const result of results) {
        if (result.status === 'rejected')
          log.warn('frame not sent', { type: frame.type, error: result.reason });
      }
    };
  };
}

export function createPush(storage: Storage, connections: ApiGatewayManagementApiClient, log: Log): Push {
  const openChannel = createOpenChannel(storage, connections, log);
  return (userId, frame) => openChannel(userId)(frame);
}
