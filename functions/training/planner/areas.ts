import type { Exercise, ExerciseCategory, Muscle } from '../../../shared/rules/exercise';
import type { TargetZone } from '../../../shared/rules/questionnaire/options';
import type { TrainingArea } from '../../../shared/rules/training/person';

export const trainingAreas: readonly TrainingArea[] = ['legs', 'push', 'core', 'cardio', 'mobility'];

const areas: Readonly<Record<ExerciseCategory, TrainingArea>> = {
  upper: 'push',
  lower: 'legs',
  core: 'core',
  cardio: 'cardio',
  flexibility: 'mobility',
};

/** The area whose level an exercise asks for and raises. */
export function areaOf({ category }: Pick<Exercise, 'category'>): TrainingArea {
  return areas[category];
}

/** The muscles that a zone of the body is trained with. */
export const zoneMuscles: Readonly<Record<TargetZone, readonly Muscle[]>> = {
  belly: ['abs', 'obliques', 'deep_core'],
  butt: ['glutes'],
  legs: ['quadriceps', 'hamstrings', 'calves', 'inner_thighs'],
  chest: ['chest'],
  toned_arms: ['biceps', 'triceps', 'shoulders'],
};

/** Whether an exercise is work for a zone: a main muscle lies there, with cardio the first; stretches are none. */
export function serves({ category, primaryMuscles }: Exercise, zone: TargetZone): boolean {
  if (category === 'flexibility') return false;
  const worked = category === 'cardio' ? primaryMuscles.slice(0, 1) : primaryMuscles;
  return worked.some((muscle) => zoneMuscles[zone].includes(muscle));
}
