import { inTurn } from '../platform/in-turn';
import { decideAgain } from '../platform/storage/retries';
import { transact } from '../platform/storage/transact';
import { decidedItem, resultOf } from './decided-item';
import type { FriendChallengesDeps } from './friend-challenges-deps';
import type { FriendChallengeRow } from './friend-challenges-repository';

const perRun = 500;

/** Closes challenges whose time is up: accepted ones with a result, invitations without. Returns how many. */
export const closeChallenges =
  (deps: Pick<FriendChallengesDeps, 'friendChallenges' | 'storage'>) => async (): Promise<number> => {
    const now = deps.storage.clock.now().toISOString();
    const due = await deps.friendChallenges.listDue(now, perRun);
    await inTurn(due, (row) => close(deps, row, now));
    return due.length;
  };

function close(
  { friendChallenges, storage }: Pick<FriendChallengesDeps, 'friendChallenges' | 'storage'>,
  { userId, friendChallengeId }: FriendChallengeRow,
  now: string,
): Promise<void> {
  return decideAgain(async () => {
    const row = await friendChallenges.read(userId, friendChallengeId);
    if (!row || row.endsAt > now) return;
    const cause = { correlationId: storage.newId(), depth: 0 };
    if (row.state === 'invited')
      await transact(storage.documents, friendChallenges.changeItems(row, { state: 'expired' }));
    if (row.state === 'accepted')
      await transact(storage.documents, [
        ...friendChallenges.changeItems(row, { state: 'finished' }),
        decidedItem(storage, row, cause, resultOf(row)),
      ]);
  });
}
