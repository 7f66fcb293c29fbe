import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const crunch: Exercise = {
  id: 'crunch',
  ...text,
  category: 'core',
  primaryMuscles: ['abs'],
  secondaryMuscles: ['obliques'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  position: 'supine',
  demands: ['spinal_flexion'],
  isGentle: false,
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 15,
  holdSeconds: null,
  sides: 'both',
  easierId: 'dead-bug',
  harderId: 'sit-up',
  avoidWith: ['neck', 'lower_back'],
  alsoRuledOutBy: [],
};
