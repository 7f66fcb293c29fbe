import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const weightShift: Exercise = {
  id: 'weight-shift',
  ...text,
  category: 'lower',
  primaryMuscles: ['outer_hips'],
  secondaryMuscles: ['quadriceps', 'calves'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: true,
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 16,
  holdSeconds: null,
  sides: 'alternating',
  easierId: null,
  harderId: 'side-leg-raise',
  avoidWith: [],
  alsoRuledOutBy: ['ankles'],
};
