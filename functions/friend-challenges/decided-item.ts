import type { EventData } from '../../shared/events/catalogue';
import { outboxItem, type Cause } from '../platform/outbox/outbox-item';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import type { FriendChallengeRow } from './friend-challenges-repository';

type Outcome = EventData<'FriendChallengeDecided'>['outcome'];

/** The event that tells both people the answer or the result. */
export function decidedItem(
  storage: Storage,
  row: FriendChallengeRow,
  cause: Cause,
  outcome: Outcome,
): TransactItem {
  const { userId, otherUserId, isSender, friendChallengeId, title } = row;
  const [senderId, friendId] = isSender ? [userId, otherUserId] : [otherUserId, userId];
  const data = { friendChallengeId, friendId, title, outcome };
  return outboxItem(storage, 'FriendChallengeDecided', { userId: senderId, cause, data });
}

export function resultOf({ isSender, myDoneAt, theirDoneAt }: FriendChallengeRow): Outcome {
  if (myDoneAt && theirDoneAt) return 'both';
  if (!myDoneAt && !theirDoneAt) return 'nobody';
  return Boolean(myDoneAt) === isSender ? 'sender' : 'receiver';
}
