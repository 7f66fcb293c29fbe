import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const deadBug: Exercise = {
  id: 'dead-bug',
  ...text,
  category: 'core',
  primaryMuscles: ['deep_core', 'abs'],
  secondaryMuscles: ['hip_flexors', 'obliques'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  position: 'supine',
  demands: [],
  isGentle: false,
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'alternating',
  easierId: null,
  harderId: 'leg-raise',
  avoidWith: [],
  alsoRuledOutBy: [],
};
