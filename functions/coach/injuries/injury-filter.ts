import type { BodyArea, Exercise } from '../../../shared/exercises/exercise';
import type { CoachFacts } from '../coach-facts';
import type { Pains } from './pains';

/** Areas that every landing reaches, beyond what an exercise's own list says. */
const shakenByLanding: readonly BodyArea[] = ['knees', 'ankles', 'hips', 'lower_back', 'neck'];

/** Moves that strain an area although the library does not list it: held up heads and legs, weight on one foot. */
const alsoRuledOut: Partial<Record<BodyArea, readonly string[]>> = {
  neck: ['bicycle-crunch', 'flutter-kick', 'leg-raise', 'russian-twist', 'burpee'],
  lower_back: ['plank-jack', 'mountain-climber', 'pike-push-up'],
  shoulders: ['cobra'],
  wrists: ['shoulder-tap', 'side-plank'],
  ankles: [
    'inchworm',
    'curtsy-lunge',
    'forward-lunge',
    'reverse-lunge',
    'side-lunge',
    'split-squat',
    'march-in-place',
    'mountain-climber',
    'downward-dog',
  ],
};

/** Whether an exercise weighs on something that hurts. */
export function isRuledOut(exercise: Exercise, { areas, muscles }: Pains): boolean {
  const { id, avoidWith, impact, primaryMuscles, secondaryMuscles } = exercise;
  const onArea = [...areas].some(
    (area) =>
      avoidWith.includes(area) ||
      (impact === 'high' && shakenByLanding.includes(area)) ||
      alsoRuledOut[area]?.includes(id),
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
