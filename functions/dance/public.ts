import type { Storage } from '../platform/storage/storage';
import { createDanceSessionsRepository } from './dance-sessions-repository';

/** Whether a completed dance exists and was not removed, as of now. */
export type ReadIsThere = (userId: string, id: string) => Promise<boolean>;

export function createReadDanceIsThere(storage: Storage): ReadIsThere {
  const sessions = createDanceSessionsRepository(storage);
  return async (userId, id) => (await sessions.readCompleted(userId, id)) !== null;
}
