import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const sitUp: Exercise = {
  id: 'sit-up',
  ...text,
  category: 'core',
  primaryMuscles: ['abs'],
  secondaryMuscles: ['hip_flexors', 'obliques'],
  skillLevel: 'intermediate',
  equipment: ['mat'],
  impact: 'low',
  position: 'supine',
  demands: ['spinal_flexion'],
  isGentle: false,
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 12,
  holdSeconds: null,
  sides: 'both',
  easierId: 'crunch',
  harderId: null,
  avoidWith: ['lower_back', 'neck', 'hips'],
  alsoRuledOutBy: [],
};
