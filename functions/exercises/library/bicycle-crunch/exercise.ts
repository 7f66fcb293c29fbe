import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const bicycleCrunch: Exercise = {
  id: 'bicycle-crunch',
  ...text,
  category: 'core',
  primaryMuscles: ['obliques', 'abs'],
  secondaryMuscles: ['hip_flexors'],
  skillLevel: 'intermediate',
  equipment: ['mat'],
  impact: 'low',
  position: 'supine',
  demands: ['spinal_flexion', 'spinal_twist'],
  isGentle: false,
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 20,
  holdSeconds: null,
  sides: 'alternating',
  easierId: 'crunch',
  harderId: null,
  avoidWith: ['neck', 'lower_back'],
  alsoRuledOutBy: [],
};
