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

/** The same, and how many of them took it that someone may be looking at. */
export type PushSeen = (userId: string, frame: ServerFrame) => Promise<number>;

/** Whether a user has an open socket that someone may be looking at; not, if that cannot be found out. */
export type IsListening = (userId: string) => Promise<boolean>;

/** The same for the many frames of one answer, to the sockets that were open at the first of them. */
export type Tell = (frame: ServerFrame) => Promise<void>;
export type OpenChannel = (userId: string) => Tell;

function createSender(storage: Storage, connections: ApiGatewayManagementApiClient, log: Log) {
  const { post } = createConnectionAccess(storage, connections);

  /** Sockets by ID, and whether they are hidden. */
  async function readListening(userId: string, type: string): Promise<Map<string, boolean>> {
    const open = await readConnections(storage, userId).catch((error: unknown) => {
      log.warn('sockets not found', { type, error: error as Error });
      return [];
    });
    // Voice connections have their own frames.
    const listening = open.filter(({ kind }) => kind !== 'voice');
    return new Map(listening.map(({ connectionId, isHidden }) => [connectionId, isHidden]));
  }

  return (userId: string): ((frame: ServerFrame) => Promise<number>) => {
    let reading: Promise<Map<string, boolean>> | null = null;
    return async (frame) => {
      const listening = await (reading ??= readListening(userId, frame.type));
      const text = JSON.stringify(frame);
      const results = await Promise.allSettled(
        [...listening].map(async ([connectionId, isHidden]) => {
          const isThere = await post({ userId, connectionId }, text, AbortSignal.timeout(patienceMs));
          if (!isThere) listening.delete(connectionId);
          return isThere && !isHidden;
        }),
      );
      for (const result of results) {
        if (result.status === 'rejected')
          log.warn('frame not sent', { type: frame.type, error: result.reason });
      }
      return results.filter((each) => each.status === 'fulfilled' && each.value).length;
    };
  };
}

export function createOpenChannel(
  storage: Storage,
  connections: ApiGatewayManagementApiClient,
  log: Log,
): OpenChannel {
  const sender = createSender(storage, connections, log);
  return (userId) => {
    const send = sender(userId);
    return async (frame) => void (await send(frame));
  };
}

export function createPush(storage: Storage, connections: ApiGatewayManagementApiClient, log: Log): Push {
  const openChannel = createOpenChannel(storage, connections, log);
  return (userId, frame) => openChannel(userId)(frame);
}

export function createPushSeen(
  storage: Storage,
  connections: ApiGatewayManagementApiClient,
  log: Log,
): PushSeen {
  const sender = createSender(storage, connections, log);
  return (userId, frame) => sender(userId)(frame);
}

export const createIsListening =
  (storage: Storage, log: Log): IsListening =>
  async (userId) => {
    try {
      const open = await readConnections(storage, userId);
      return open.some(({ kind, isHidden }) => kind !== 'voice' && !isHidden);
    } catch (error) {
      log.warn('sockets not found', { error: error as Error });
      return false;
    }
  };
