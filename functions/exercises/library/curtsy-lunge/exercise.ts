import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const curtsyLunge: Exercise = {
  id: 'curtsy-lunge',
  ...text,
  category: 'lower',
  primaryMuscles: ['glutes', 'outer_hips'],
  secondaryMuscles: ['quadriceps', 'inner_thighs', 'deep_core'],
  skillLevel: 'intermediate',
  equipment: ['none'],
  impact: 'low',
  position: 'standing',
  demands: ['balance'],
  isGentle: false,
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 8,
  holdSeconds: null,
  sides: 'each',
  easierId: 'reverse-lunge',
  harderId: null,
  avoidWith: ['knees', 'hips', 'ankles'],
  alsoRuledOutBy: [],
};
