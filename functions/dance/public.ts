import type { DanceSession } from '../../shared/contracts/dance';
import type { Storage } from '../platform/storage/storage';
import { createDanceSessionsRepository } from './dance-sessions-repository';

/** A completed dance that was not removed, as of now; null if there is none. */
export type ReadDance = (userId: string, id: string) => Promise<DanceSession | null>;

export function createReadDance(storage: Storage): ReadDance {
  return createDanceSessionsRepository(storage).readCompleted;
}

/** Whether a completed dance exists and was not removed, as of now. */
export type ReadIsThere = (userId: string, id: string) => Promise<boolean>;

export function createReadDanceIsThere(storage: Storage): ReadIsThere {
  const sessions = createDanceSessionsRepository(storage);
  return async (userId, id) => (await sessions.readCompleted(userId, id)) !== null;
}
