import type { ProposedWorkout, ToolData } from '../../shared/contracts/coach';
import { titleSchema } from '../../shared/contracts/values';
import type { CoachFacts, CoachReply } from './coach-facts';
import { withoutRuledOut } from './injuries/injury-filter';

const mostClips = 4;
const workoutBounds = { fewest: 3, most: 20, longestMinutes: 90 };
const titleOf = titleSchema.catch('Custom workout');

/** The parts of a reply beside its text, of exercises that exist and that no pain rules out. */
export function presentReply(
  { exerciseIds, workout }: CoachReply,
  facts: CoachFacts,
  message: string,
): { toolData: ToolData | null; workout: ProposedWorkout | null } {
  const names = new Map(facts.exercises.map(({ id, name }) => [id, name]));
  const excluded = new Set(facts.excludedIds);
  const allowed = (ids: readonly string[]) =>
    withoutRuledOut(
      [...new Set(ids)].filter((id) => names.has(id)),
      facts,
      message,
    );
  const nameOf = (id: string) => names.get(id) ?? id;

  function present({ title, minutes, exerciseIds: ids }: NonNullable<CoachReply['workout']>) {
    const kept = allowed(ids).filter((id) => !excluded.has(id));
    if (kept.length < workoutBounds.fewest) return null;
    return {
      title: titleOf.parse(title),
      minutes: Math.min(workoutBounds.longestMinutes, Math.max(1, Math.round(minutes))),
      exercises: kept.slice(0, workoutBounds.most).map((id) => ({ exerciseId: id, name: nameOf(id) })),
    };
  }

  const clips = allowed(exerciseIds).slice(0, mostClips).map(nameOf);
  return {
    toolData: clips.length > 0 ? { type: 'workout_videos', exercises: clips } : null,
    workout: workout && present(workout),
  };
}
