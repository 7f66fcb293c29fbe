import type { CoachReply } from './coach-facts';
import type { CoachRequest } from './coach-request';
import { withoutRuledOut } from './injuries/injury-filter';

const mostClips = 4;
const workoutBounds = { fewest: 3, most: 20, longestMinutes: 90 };

/**
 * A reply that may be shown: exercises of the library only, each once, none that a pain rules out, at most four
 * clips; a workout of 3 to 20 of them and 1 to 90 whole minutes without what the person excluded, or none.
 */
export function fitReply(
  reply: CoachReply,
  { facts, pains }: Pick<CoachRequest, 'facts' | 'pains'>,
): CoachReply {
  const allowed = (ids: readonly string[]) => withoutRuledOut([...new Set(ids)], facts, pains);

  function fitWorkout({ title, minutes, exerciseIds }: NonNullable<CoachReply['workout']>) {
    const kept = allowed(exerciseIds).filter((id) => !facts.excludedIds.includes(id));
    if (kept.length < workoutBounds.fewest) return null;
    return {
      title,
      minutes: Math.min(workoutBounds.longestMinutes, Math.max(1, Math.round(minutes))),
      exerciseIds: kept.slice(0, workoutBounds.most),
    };
  }

  return {
    reply: reply.reply,
    exerciseIds: allowed(reply.exerciseIds).slice(0, mostClips),
    workout: reply.workout && fitWorkout(reply.workout),
  };
}
