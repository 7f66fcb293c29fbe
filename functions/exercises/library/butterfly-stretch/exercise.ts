import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const butterflyStretch: Exercise = {
  id: 'butterfly-stretch',
  ...text,
  category: 'flexibility',
  primaryMuscles: ['inner_thighs'],
  secondaryMuscles: ['outer_hips', 'lower_back'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  position: 'seated',
  demands: [],
  isGentle: false,
  met: met.stretching,
  defaultSets: 2,
  defaultReps: null,
  holdSeconds: 30,
  sides: 'both',
  easierId: null,
  harderId: null,
  avoidWith: ['knees', 'hips'],
  alsoRuledOutBy: [],
};
