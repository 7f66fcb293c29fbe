import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const hipFlexorStretch: Exercise = {
  id: 'hip-flexor-stretch',
  ...text,
  category: 'flexibility',
  primaryMuscles: ['hip_flexors'],
  secondaryMuscles: ['quadriceps'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  position: 'kneeling',
  demands: [],
  isGentle: false,
  met: met.stretching,
  defaultSets: 2,
  defaultReps: null,
  holdSeconds: 30,
  sides: 'each',
  shownSide: 'right',
  easierId: null,
  harderId: null,
  avoidWith: ['knees'],
  alsoRuledOutBy: [],
};
