import type { ProposedWorkout, ToolData } from '../../shared/contracts/coach';
import { titleSchema } from '../../shared/contracts/values';
import type { CoachFacts, CoachReply } from './coach-facts';

const titleOf = titleSchema.catch('Custom workout');

/** The parts of a fitting reply beside its text, in the words of the contract: ids with their names. */
export function presentReply(
  { exerciseIds, workout }: CoachReply,
  { exercisesById }: Pick<CoachFacts, 'exercisesById'>,
): { toolData: ToolData | null; workout: ProposedWorkout | null } {
  const nameOf = (id: string) => exercisesById.get(id)?.name ?? id;
  return {
    toolData:
      exerciseIds.length > 0
        ? { type: 'workout_videos', exercises: exerciseIds.map(nameOf), exerciseIds }
        : null,
    workout: workout && {
      title: titleOf.parse(workout.title),
      minutes: workout.minutes,
      exercises: workout.exerciseIds.map((id) => ({ exerciseId: id, name: nameOf(id) })),
    },
  };
}
