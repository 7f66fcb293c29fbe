import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const seatedForwardFold: Exercise = {
  id: 'seated-forward-fold',
  ...text,
  category: 'flexibility',
  primaryMuscles: ['hamstrings', 'lower_back'],
  secondaryMuscles: ['calves', 'glutes'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  position: 'seated',
  demands: ['spinal_flexion'],
  isGentle: false,
  met: met.stretching,
  defaultSets: 2,
  defaultReps: null,
  holdSeconds: 30,
  sides: 'both',
  easierId: 'hamstring-stretch',
  harderId: null,
  avoidWith: ['lower_back'],
  alsoRuledOutBy: [],
};
