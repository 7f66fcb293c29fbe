import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const quadStretch: Exercise = {
  id: 'quad-stretch',
  ...text,
  category: 'flexibility',
  primaryMuscles: ['quadriceps'],
  secondaryMuscles: ['hip_flexors'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  position: 'standing',
  demands: ['balance'],
  isGentle: false,
  met: met.stretching,
  defaultSets: 2,
  defaultReps: null,
  holdSeconds: 30,
  sides: 'each',
  shownSide: 'left',
  easierId: null,
  harderId: 'hip-flexor-stretch',
  avoidWith: ['knees'],
  alsoRuledOutBy: [],
};
