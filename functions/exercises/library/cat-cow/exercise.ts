import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const catCow: Exercise = {
  id: 'cat-cow',
  ...text,
  category: 'flexibility',
  primaryMuscles: ['lower_back', 'upper_back'],
  secondaryMuscles: ['abs'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  position: 'kneeling',
  demands: [],
  isGentle: false,
  met: met.yoga,
  defaultSets: 2,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'both',
  easierId: null,
  harderId: 'downward-dog',
  avoidWith: ['wrists', 'knees'],
  alsoRuledOutBy: [],
};
