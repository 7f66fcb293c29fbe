import type { BodyArea, Exercise, Muscle } from '../exercise';

/** What hurts: areas of the body, and strained muscles. */
export interface Pains {
  areas: Iterable<BodyArea>;
  muscles: Iterable<Muscle>;
}

/** Areas every landing loads, beyond an exercise's own list. */
const shakenByLanding: readonly BodyArea[] = ['knees', 'ankles', 'hips', 'lower_back', 'neck'];

/** Whether an exercise loads an area that hurts. */
function weighsOn({ avoidWith, alsoRuledOutBy, impact }: Exercise, area: BodyArea): boolean {
  return (
    avoidWith.includes(area) ||
    alsoRuledOutBy.includes(area) ||
    (impact === 'high' && shakenByLanding.includes(area))
  );
}

/** Whether an exercise loads anything that hurts. */
export function isRuledOut(exercise: Exercise, { areas, muscles }: Pains): boolean {
  const { primaryMuscles, secondaryMuscles } = exercise;
  return (
    [...areas].some((area) => weighsOn(exercise, area)) ||
    [...muscles].some((muscle) => primaryMuscles.includes(muscle) || secondaryMuscles.includes(muscle))
  );
}
