import type { FriendChallenge } from '../../shared/contracts/friend-challenges';
import { AppError } from '../platform/errors';
import { decideAgain } from '../platform/storage/retries';
import { transact } from '../platform/storage/transact';
import { endOf } from './challenge-friend';
import { decidedItem } from './decided-item';
import type { FriendChallengesDeps } from './friend-challenges-deps';
import type { Change, FriendChallengeRow } from './friend-challenges-repository';
import { present } from './present';

interface Answer {
  userId: string;
  id: string;
  accepts: boolean;
  correlationId: string;
}

function changeFor(row: FriendChallengeRow, accepts: boolean, now: Date): Change | null {
  const wanted = accepts ? 'accepted' : 'declined';
  if (row.state === wanted) return null;
  const isOver = row.state !== 'invited' || row.endsAt <= now.toISOString();
  if (isOver || (accepts && row.isSender)) throw new AppError('friend_challenge_over');
  return accepts ? { state: wanted, endsAt: endOf(now) } : { state: wanted };
}

/**
 * Accepts or declines an invitation, or withdraws one's own; the seven days begin with Accept. A repeat changes
 * nothing.
 */
export function answerChallenge(
  deps: FriendChallengesDeps,
  { userId, id, accepts, correlationId }: Answer,
): Promise<FriendChallenge> {
  const { friendChallenges, storage } = deps;
  return decideAgain(async () => {
    const row = await friendChallenges.read(userId, id);
    if (!row || (await deps.readFriendStatus(userId, row.otherUserId)) !== 'accepted')
      throw new AppError('friend_challenge_not_found');
    const change = changeFor(row, accepts, storage.clock.now());
    if (change) {
      const cause = { correlationId, depth: 0 };
      const refused = row.isSender ? 'withdrawn' : 'declined';
      await transact(storage.documents, [
        ...friendChallenges.changeItems(row, change),
        decidedItem(storage, row, cause, accepts ? 'accepted' : refused),
      ]);
    }
    const [challenge] = await present(deps, [{ ...row, ...change }]);
    if (!challenge) throw new AppError('friend_challenge_not_found');
    return challenge;
  });
}
