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

/** The area whose level an exercise requires and raises. */
export function areaOf({ category }: Pick<Exercise, 'category'>): TrainingArea {
  return areas[category];
}

/** The muscles trained for a body zone. */
export const zoneMuscles: Readonly<Record<TargetZone, readonly Muscle[]>> = {
  belly: ['abs', 'obliques', 'deep_core'],
  butt: ['glutes'],
  legs: ['quadriceps', 'hamstrings', 'calves', 'inner_thighs'],
  chest: ['chest'],
  toned_arms: ['biceps', 'triceps', 'shoulders'],
};

/** Whether an exercise works a zone: its main muscles do (for cardio, the first one). Stretches never count. */
export function serves({ category, primaryMuscles }: Exercise, zone: TargetZone): boolean {
  if (category === 'flexibility') return false;
  const worked = category === 'cardio' ? primaryMuscles.slice(0, 1) : primaryMuscles;
  return worked.some((muscle) => zoneMuscles[zone].includes(muscle));
}
