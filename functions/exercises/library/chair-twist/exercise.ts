import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const chairTwist: Exercise = {
  id: 'chair-twist',
  ...text,
  category: 'core',
  primaryMuscles: ['obliques'],
  secondaryMuscles: ['deep_core', 'upper_back'],
  skillLevel: 'beginner',
  equipment: ['chair'],
  impact: 'low',
  position: 'chair',
  demands: ['spinal_twist'],
  isGentle: true,
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 16,
  holdSeconds: null,
  sides: 'alternating',
  easierId: null,
  harderId: null,
  avoidWith: ['lower_back'],
  alsoRuledOutBy: [],
};
