import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const hipCircle: Exercise = {
  id: 'hip-circle',
  ...text,
  category: 'flexibility',
  primaryMuscles: ['outer_hips', 'lower_back'],
  secondaryMuscles: ['hip_flexors'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: true,
  met: met.stretching,
  defaultSets: 2,
  defaultReps: 12,
  holdSeconds: null,
  sides: 'both',
  easierId: null,
  harderId: null,
  avoidWith: [],
  alsoRuledOutBy: ['hips', 'lower_back'],
};
