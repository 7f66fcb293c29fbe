import type { FriendChallenge } from '../../../../shared/contracts/friend-challenges';
import { routineById } from '../../../../shared/rules/routines';
import { challengeState, type WantedWorkout } from './wanted-workout';

type FriendWorkout = Pick<FriendChallenge, 'challengeNumber' | 'routineId' | 'title'>;

/** The workout of a friend challenge; null for a routine that no longer exists. */
export function friendChallengeState({
  challengeNumber,
  routineId,
  title,
}: FriendWorkout): WantedWorkout | null {
  if (challengeNumber !== null) return challengeState({ number: challengeNumber, title });
  const routine = routineById(routineId ?? '');
  return routine ? { routine: { id: routine.id, name: routine.name } } : null;
}
