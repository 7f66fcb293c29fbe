import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const hamstringStretch: Exercise = {
  id: 'hamstring-stretch',
  ...text,
  category: 'flexibility',
  primaryMuscles: ['hamstrings'],
  secondaryMuscles: ['calves', 'glutes', 'lower_back'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: false,
  met: met.stretching,
  defaultSets: 2,
  defaultReps: null,
  holdSeconds: 30,
  sides: 'each',
  shownSide: 'left',
  easierId: null,
  harderId: 'seated-forward-fold',
  avoidWith: [],
  alsoRuledOutBy: [],
};
