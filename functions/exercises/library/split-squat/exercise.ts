import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const splitSquat: Exercise = {
  id: 'split-squat',
  ...text,
  category: 'lower',
  primaryMuscles: ['quadriceps', 'glutes'],
  secondaryMuscles: ['hamstrings', 'hip_flexors', 'deep_core'],
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
  shownSide: 'left',
  easierId: null,
  harderId: 'reverse-lunge',
  avoidWith: ['knees', 'hips'],
  alsoRuledOutBy: ['ankles'],
};
