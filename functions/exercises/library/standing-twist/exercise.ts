import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const standingTwist: Exercise = {
  id: 'standing-twist',
  ...text,
  category: 'core',
  primaryMuscles: ['obliques'],
  secondaryMuscles: ['abs', 'lower_back'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  position: 'standing',
  demands: ['spinal_twist'],
  isGentle: false,
  met: met.calisthenicsLight,
  defaultSets: 2,
  defaultReps: 20,
  holdSeconds: null,
  sides: 'alternating',
  easierId: null,
  harderId: 'russian-twist',
  avoidWith: ['lower_back'],
  alsoRuledOutBy: ['hips'],
};
