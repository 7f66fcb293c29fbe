import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const sideLunge: Exercise = {
  id: 'side-lunge',
  ...text,
  category: 'lower',
  primaryMuscles: ['glutes', 'inner_thighs', 'quadriceps'],
  secondaryMuscles: ['hamstrings', 'outer_hips'],
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
  easierId: 'sumo-squat',
  harderId: null,
  avoidWith: ['knees', 'hips'],
  alsoRuledOutBy: ['ankles'],
};
