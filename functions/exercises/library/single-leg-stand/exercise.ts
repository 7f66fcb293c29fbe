import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const singleLegStand: Exercise = {
  id: 'single-leg-stand',
  ...text,
  category: 'lower',
  primaryMuscles: ['outer_hips'],
  secondaryMuscles: ['calves', 'quadriceps', 'deep_core'],
  skillLevel: 'beginner',
  equipment: ['chair'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: true,
  met: met.calisthenicsLight,
  defaultSets: 2,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'alternating',
  easierId: 'weight-shift',
  harderId: null,
  avoidWith: [],
  alsoRuledOutBy: ['ankles', 'hips'],
};
