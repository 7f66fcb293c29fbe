import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const forwardLunge: Exercise = {
  id: 'forward-lunge',
  ...text,
  category: 'lower',
  primaryMuscles: ['quadriceps', 'glutes'],
  secondaryMuscles: ['hamstrings', 'calves', 'deep_core'],
  skillLevel: 'intermediate',
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
  easierId: 'reverse-lunge',
  harderId: null,
  avoidWith: ['knees'],
  alsoRuledOutBy: ['ankles', 'hips'],
};
