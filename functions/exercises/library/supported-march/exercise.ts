import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const supportedMarch: Exercise = {
  id: 'supported-march',
  ...text,
  category: 'cardio',
  primaryMuscles: ['hip_flexors', 'outer_hips'],
  secondaryMuscles: ['quadriceps', 'calves'],
  skillLevel: 'beginner',
  equipment: ['chair'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: true,
  met: met.calisthenicsLight,
  defaultSets: 2,
  defaultReps: 40,
  holdSeconds: null,
  sides: 'alternating',
  easierId: 'seated-march',
  harderId: 'march-in-place',
  avoidWith: [],
  alsoRuledOutBy: ['ankles'],
};
