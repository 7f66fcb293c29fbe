import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const downwardDog: Exercise = {
  id: 'downward-dog',
  ...text,
  category: 'flexibility',
  primaryMuscles: ['hamstrings', 'calves', 'lats'],
  secondaryMuscles: ['shoulders', 'upper_back'],
  skillLevel: 'intermediate',
  equipment: ['mat'],
  impact: 'low',
  position: 'kneeling',
  demands: ['head_down'],
  isGentle: false,
  met: met.yoga,
  defaultSets: 2,
  defaultReps: null,
  holdSeconds: 30,
  sides: 'both',
  easierId: 'cat-cow',
  harderId: null,
  avoidWith: ['wrists', 'shoulders'],
  alsoRuledOutBy: ['ankles'],
};
