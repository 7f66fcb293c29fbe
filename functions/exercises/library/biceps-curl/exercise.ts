import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const bicepsCurl: Exercise = {
  id: 'biceps-curl',
  ...text,
  category: 'upper',
  primaryMuscles: ['biceps'],
  secondaryMuscles: ['forearms'],
  skillLevel: 'beginner',
  equipment: ['dumbbells'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: false,
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
