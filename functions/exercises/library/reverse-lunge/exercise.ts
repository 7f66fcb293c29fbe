import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const reverseLunge: Exercise = {
  id: 'reverse-lunge',
  ...text,
  category: 'lower',
  primaryMuscles: ['glutes', 'quadriceps'],
  secondaryMuscles: ['hamstrings', 'deep_core'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  position: 'standing',
  demands: ['balance'],
  isGentle: false,
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'each',
  easierId: 'split-squat',
  harderId: 'forward-lunge',
  avoidWith: ['knees'],
  alsoRuledOutBy: ['ankles', 'hips'],
};
