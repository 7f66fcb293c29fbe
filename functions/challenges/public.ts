import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { createParticipantsRepository } from './participants-repository';

/** The highest challenge that a person completed, 0 before the first. */
export type ReadHighestChallenge = (userId: string) => Promise<number>;

export function createReadHighestChallenge(storage: Storage): ReadHighestChallenge {
  return createParticipantsRepository(storage).readHighest;
}

/**
 * The items that complete challenge `number` for someone whose highest is `highest`; refused if that changed since.
 * Empty if the challenge was still locked.
 */
export function challengeItems(
  storage: Storage,
  userId: string,
  done: { number: number; highest: number; completedAt: string },
): TransactItem[] {
  const participants = createParticipantsRepository(storage);
  const { number, highest, completedAt } = done;
  if (number <= highest) return [participants.replayItem(userId, number)];
  return number === highest + 1 ? participants.completeItems(userId, number, completedAt) : [];
}
