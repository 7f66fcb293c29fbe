import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const shoulderStretch: Exercise = {
  id: 'shoulder-stretch',
  ...text,
  category: 'flexibility',
  primaryMuscles: ['shoulders'],
  secondaryMuscles: ['upper_back'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: false,
  met: met.stretching,
  defaultSets: 2,
  defaultReps: null,
  holdSeconds: 20,
  sides: 'each',
  shownSide: 'right',
  easierId: null,
  harderId: 'triceps-stretch',
  avoidWith: [],
  alsoRuledOutBy: [],
};
