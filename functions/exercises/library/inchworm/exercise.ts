import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const inchworm: Exercise = {
  id: 'inchworm',
  ...text,
  category: 'cardio',
  primaryMuscles: ['hamstrings', 'deep_core', 'shoulders'],
  secondaryMuscles: ['abs', 'chest', 'calves'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  position: 'standing',
  demands: ['spinal_flexion', 'head_down', 'up_and_down'],
  isGentle: false,
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 8,
  holdSeconds: null,
  sides: 'both',
  easierId: null,
  harderId: 'mountain-climber',
  avoidWith: ['wrists', 'shoulders', 'lower_back'],
  alsoRuledOutBy: ['ankles'],
};
