import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const pulseSquat: Exercise = {
  id: 'pulse-squat',
  ...text,
  category: 'lower',
  primaryMuscles: ['quadriceps', 'glutes'],
  secondaryMuscles: ['inner_thighs', 'deep_core'],
  skillLevel: 'intermediate',
  equipment: ['none'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: false,
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 15,
  holdSeconds: null,
  sides: 'both',
  easierId: 'squat',
  harderId: 'jump-squat',
  avoidWith: ['knees'],
  alsoRuledOutBy: [],
};
