import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const fireHydrant: Exercise = {
  id: 'fire-hydrant',
  ...text,
  category: 'lower',
  primaryMuscles: ['outer_hips', 'glutes'],
  secondaryMuscles: ['deep_core'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  position: 'kneeling',
  demands: [],
  isGentle: false,
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 12,
  holdSeconds: null,
  sides: 'each',
  shownSide: 'left',
  easierId: null,
  harderId: null,
  avoidWith: ['wrists', 'hips', 'knees'],
  alsoRuledOutBy: [],
};
