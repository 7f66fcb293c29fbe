import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const stepTouch: Exercise = {
  id: 'step-touch',
  ...text,
  category: 'cardio',
  primaryMuscles: ['outer_hips'],
  secondaryMuscles: ['quadriceps', 'calves', 'shoulders'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: true,
  met: met.walking,
  defaultSets: 2,
  defaultReps: 30,
  holdSeconds: null,
  sides: 'alternating',
  easierId: null,
  harderId: 'march-in-place',
  avoidWith: [],
  alsoRuledOutBy: ['ankles'],
};
