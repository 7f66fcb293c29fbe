import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const seatedBicepsCurl: Exercise = {
  id: 'seated-biceps-curl',
  ...text,
  category: 'upper',
  primaryMuscles: ['biceps'],
  secondaryMuscles: ['forearms'],
  skillLevel: 'beginner',
  equipment: ['chair', 'dumbbells'],
  impact: 'low',
  position: 'chair',
  demands: [],
  isGentle: true,
  met: met.resistance,
  defaultSets: 3,
  defaultReps: 12,
  holdSeconds: null,
  sides: 'both',
  easierId: null,
  harderId: null,
  avoidWith: ['wrists'],
  alsoRuledOutBy: [],
};
