import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const seatedOverheadReach: Exercise = {
  id: 'seated-overhead-reach',
  ...text,
  category: 'flexibility',
  primaryMuscles: ['shoulders', 'lats'],
  secondaryMuscles: ['obliques'],
  skillLevel: 'beginner',
  equipment: ['chair'],
  impact: 'low',
  position: 'chair',
  demands: [],
  isGentle: true,
  met: met.stretching,
  defaultSets: 2,
  defaultReps: 12,
  holdSeconds: null,
  sides: 'alternating',
  easierId: null,
  harderId: null,
  avoidWith: [],
  alsoRuledOutBy: ['shoulders'],
};
