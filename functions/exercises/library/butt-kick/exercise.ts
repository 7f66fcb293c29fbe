import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const buttKick: Exercise = {
  id: 'butt-kick',
  ...text,
  category: 'cardio',
  primaryMuscles: ['hamstrings', 'calves'],
  secondaryMuscles: ['glutes', 'quadriceps'],
  skillLevel: 'beginner',
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
  harderId: 'high-knees',
  avoidWith: ['knees', 'ankles'],
  alsoRuledOutBy: [],
};
