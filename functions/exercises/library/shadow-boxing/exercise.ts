import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const shadowBoxing: Exercise = {
  id: 'shadow-boxing',
  ...text,
  category: 'cardio',
  primaryMuscles: ['shoulders', 'obliques'],
  secondaryMuscles: ['triceps', 'chest', 'calves', 'deep_core'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: false,
  met: met.boxing,
  defaultSets: 3,
  defaultReps: 40,
  holdSeconds: null,
  sides: 'alternating',
  easierId: 'march-in-place',
  harderId: null,
  avoidWith: ['shoulders'],
  alsoRuledOutBy: [],
};
