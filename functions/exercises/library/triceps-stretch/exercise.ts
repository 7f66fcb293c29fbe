import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const tricepsStretch: Exercise = {
  id: 'triceps-stretch',
  ...text,
  category: 'flexibility',
  primaryMuscles: ['triceps'],
  secondaryMuscles: ['lats', 'shoulders'],
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
  shownSide: 'left',
  easierId: 'shoulder-stretch',
  harderId: null,
  avoidWith: ['shoulders', 'neck'],
  alsoRuledOutBy: [],
};
