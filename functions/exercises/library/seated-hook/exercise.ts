import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const seatedHook: Exercise = {
  id: 'seated-hook',
  ...text,
  category: 'cardio',
  primaryMuscles: ['shoulders', 'obliques'],
  secondaryMuscles: ['chest', 'biceps', 'upper_back'],
  skillLevel: 'beginner',
  equipment: ['chair'],
  impact: 'low',
  position: 'chair',
  demands: ['spinal_twist'],
  isGentle: true,
  met: met.calisthenicsLight,
  defaultSets: 2,
  defaultReps: 30,
  holdSeconds: null,
  sides: 'alternating',
  easierId: 'seated-punch',
  harderId: null,
  avoidWith: ['shoulders', 'lower_back'],
  alsoRuledOutBy: [],
};
