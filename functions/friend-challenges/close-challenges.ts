import { closeDue } from '../platform/close-due';
import type { Log } from '../platform/logger';
import { decideAgain } from '../platform/storage/retries';
import { transact } from '../platform/storage/transact';
import type { TimeLeft } from '../platform/time-left';
import { decidedItem, resultOf } from './decided-item';
import type { FriendChallengesDeps } from './friend-challenges-deps';
import { dueChallenges, type DueChallenge } from './friend-challenges-repository';

type CloseDeps = Pick<FriendChallengesDeps, 'friendChallenges' | 'storage'>;

/** Closes challenges whose time is up: accepted ones with a result, invitations without. */
export const closeChallenges = (deps: CloseDeps & { log: Log }) => (_event: unknown, context: TimeLeft) => {
  const { friendChallenges, storage, log } = deps;
  const now = storage.clock.now().toISOString();
  return closeDue<DueChallenge>(
    {
      name: dueChallenges,
      listDue: (dueKey) => friendChallenges.listDue(dueKey, now),
      close: (due) => close(deps, due, now),
      setAside: friendChallenges.setAside,
      clock: storage.clock,
      log,
    },
    context,
  );
};

function close(
  { friendChallenges, storage }: CloseDeps,
  { userId, friendChallengeId }: DueChallenge,
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
