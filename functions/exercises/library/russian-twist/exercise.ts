import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const russianTwist: Exercise = {
  id: 'russian-twist',
  ...text,
  category: 'core',
  primaryMuscles: ['obliques'],
  secondaryMuscles: ['abs', 'hip_flexors', 'deep_core'],
  skillLevel: 'intermediate',
  equipment: ['mat'],
  impact: 'low',
  position: 'seated',
  demands: ['spinal_flexion', 'spinal_twist'],
  isGentle: false,
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 20,
  holdSeconds: null,
  sides: 'alternating',
  easierId: 'standing-twist',
  harderId: null,
  avoidWith: ['lower_back'],
  alsoRuledOutBy: ['neck', 'hips'],
};
