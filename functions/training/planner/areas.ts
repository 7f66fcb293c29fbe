import type { Exercise, ExerciseCategory } from '../../../shared/rules/exercise';
import type { TargetZone } from '../../../shared/rules/questionnaire/options';
import { zoneMuscles } from '../../../shared/rules/training/muscle-groups';
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

/** Whether an exercise works a zone: its main muscles do (for cardio, the first one). Stretches never count. */
export function serves({ category, primaryMuscles }: Exercise, zone: TargetZone): boolean {
  if (category === 'flexibility') return false;
  const worked = category === 'cardio' ? primaryMuscles.slice(0, 1) : primaryMuscles;
  return worked.some((muscle) => zoneMuscles[zone].includes(muscle));
}
