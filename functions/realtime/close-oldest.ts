import type { ServerFrame } from '../../shared/sockets/frames';
import type { Log } from '../platform/logger';
import type { ConnectionAccess } from '../platform/sockets/connection';
import { readConnections } from '../platform/sockets/read-connections';
import type { Storage } from '../platform/storage/storage';

/** A phone, a laptop, and a few tabs; more are a bug or a flood. */
const maximumOpen = 10;

const farewell: ServerFrame = { type: 'socket.closing', reason: 'too_many' };

/**
 * Closes a person's oldest sockets above ten, and tells them why. One that cannot be closed now is retried when the
 * next one opens.
 */
export type CloseOldest = (userId: string) => Promise<void>;

export function createCloseOldest(
  storage: Storage,
  { post, close }: ConnectionAccess,
  log: Log,
): CloseOldest {
  return async (userId) => {
    const open = await readConnections(storage, userId);
    const tooMany = open.toSorted((a, b) => a.openedAt - b.openedAt).slice(0, -maximumOpen);
    const results = await Promise.allSettled(
      tooMany.map(async ({ connectionId }) => {
        await post({ userId, connectionId }, JSON.stringify(farewell));
        await close({ userId, connectionId });
      }),
    );
    for (const result of results)
      if (result.status === 'rejected') log.warn('socket not closed', { error: result.reason });
  };
}
