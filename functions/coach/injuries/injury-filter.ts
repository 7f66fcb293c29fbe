import type { BodyArea, Exercise } from '../../../shared/exercises/exercise';
import type { CoachFacts } from '../coach-facts';
import type { Pains } from './pains';

/** Areas that every landing reaches, beyond what an exercise's own list says. */
const shakenByLanding: readonly BodyArea[] = ['knees', 'ankles', 'hips', 'lower_back', 'neck'];

/** Whether an exercise weighs on something that hurts. */
export function isRuledOut(exercise: Exercise, { areas, muscles }: Pains): boolean {
  const { avoidWith, alsoRuledOutBy, impact, primaryMuscles, secondaryMuscles } = exercise;
  const onArea = [...areas].some(
    (area) =>
      avoidWith.includes(area) ||
      alsoRuledOutBy.includes(area) ||
      (impact === 'high' && shakenByLanding.includes(area)),
  );
  return onArea || [...primaryMuscles, ...secondaryMuscles].some((muscle) => muscles.has(muscle));
}

/** Those of the exercises that the library holds and that no pain rules out, in their order. */
export function withoutRuledOut(
  exerciseIds: readonly string[],
  { exercisesById }: Pick<CoachFacts, 'exercisesById'>,
  pains: Pains,
): string[] {
  return exerciseIds.filter((id) => {
    const exercise = exercisesById.get(id);
    return exercise !== undefined && !isRuledOut(exercise, pains);
  });
}
