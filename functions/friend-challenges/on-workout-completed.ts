import { friendChallengeDays } from '../../shared/contracts/friend-challenges';
import { isChallengeDone } from '../../shared/rules/challenges/challenge';
import { plannedSeconds, routineById } from '../../shared/rules/routines';
import type { DomainEvent } from '../../shared/events/catalogue';
import { causeOf } from '../platform/events/consumer';
import { decideAgain } from '../platform/storage/retries';
import { transact } from '../platform/storage/transact';
import { decidedItem, resultOf } from './decided-item';
import type { FriendChallengesDeps } from './friend-challenges-deps';
import type { FriendChallengeRow } from './friend-challenges-repository';

type Completed = DomainEvent<'WorkoutCompleted'>;

const neededShare = 0.8;

/** Whether the workout is the one asked for, done for at least 80% of its time. */
function answers({ data }: Completed, { challengeNumber, routineId }: FriendChallengeRow): boolean {
  if (challengeNumber !== null)
    return data.challengeNumber === challengeNumber && isChallengeDone(data.activeSeconds);
  const routine = routineById(routineId ?? '');
  if (!routine || data.routineId !== routineId) return false;
  // An adapted version may be shorter; that version is what was asked for.
  const whole = plannedSeconds(routine.exercises);
  return data.activeSeconds >= Math.min(whole, data.plannedSeconds ?? whole) * neededShare;
}

/** Whether it was done during the challenge: events from before it was accepted may arrive late. */
function isWithin({ occurredAt }: Completed, { endsAt }: FriendChallengeRow): boolean {
  const began = new Date(Date.parse(endsAt) - friendChallengeDays * 86_400_000).toISOString();
  return occurredAt >= began && occurredAt <= endsAt;
}

const isWaiting = ({ state, myDoneAt }: FriendChallengeRow) => state === 'accepted' && myDoneAt === null;

/**
 * Marks the challenges a workout fulfills as done; the second person's ends the challenge. A repeat finds none
 * waiting.
 */
export const onWorkoutCompleted =
  (deps: Pick<FriendChallengesDeps, 'friendChallenges' | 'storage'>) =>
  async (event: Completed): Promise<void> => {
    const { friendChallenges, storage } = deps;
    if (!event.data.counted) return;
    const rows = await friendChallenges.list(event.userId);
    for (const { friendChallengeId } of rows.filter((row) => isWaiting(row) && answers(event, row))) {
      await decideAgain(async () => {
        const row = await friendChallenges.read(event.userId, friendChallengeId);
        if (!row || !isWaiting(row) || !isWithin(event, row)) return;
        const isOver = row.theirDoneAt !== null;
        const change = { myDoneAt: event.occurredAt, ...(isOver && { state: 'finished' as const }) };
        const ended = { ...row, ...change };
        await transact(storage.documents, [
          ...friendChallenges.changeItems(row, change),
          ...(isOver ? [decidedItem(storage, ended, causeOf(event), resultOf(ended))] : []),
        ]);
      });
    }
  };
