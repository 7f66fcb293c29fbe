import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const highKnees: Exercise = {
  id: 'high-knees',
  ...text,
  category: 'cardio',
  primaryMuscles: ['hip_flexors', 'quadriceps'],
  secondaryMuscles: ['calves', 'abs', 'glutes'],
  skillLevel: 'intermediate',
  equipment: ['none'],
  impact: 'high',
  position: 'standing',
  demands: ['balance'],
  isGentle: false,
  met: met.joggingInPlace,
  defaultSets: 3,
  defaultReps: 40,
  holdSeconds: null,
  sides: 'alternating',
  easierId: 'march-in-place',
  harderId: 'burpee',
  avoidWith: ['knees', 'ankles', 'hips'],
  alsoRuledOutBy: [],
};
