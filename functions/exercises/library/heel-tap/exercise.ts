import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const heelTap: Exercise = {
  id: 'heel-tap',
  ...text,
  category: 'core',
  primaryMuscles: ['obliques'],
  secondaryMuscles: ['abs'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  position: 'supine',
  demands: ['spinal_flexion'],
  isGentle: false,
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 20,
  holdSeconds: null,
  sides: 'alternating',
  easierId: null,
  harderId: 'bicycle-crunch',
  avoidWith: ['neck', 'lower_back'],
  alsoRuledOutBy: [],
};
