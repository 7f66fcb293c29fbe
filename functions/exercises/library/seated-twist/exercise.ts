import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const seatedTwist: Exercise = {
  id: 'seated-twist',
  ...text,
  category: 'flexibility',
  primaryMuscles: ['obliques', 'lower_back'],
  secondaryMuscles: ['glutes', 'upper_back'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  position: 'seated',
  demands: ['spinal_twist'],
  isGentle: false,
  met: met.stretching,
  defaultSets: 2,
  defaultReps: null,
  holdSeconds: 30,
  sides: 'each',
  shownSide: 'left',
  easierId: null,
  harderId: null,
  avoidWith: ['lower_back', 'hips'],
  alsoRuledOutBy: [],
};
