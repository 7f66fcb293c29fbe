import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const sumoSquat: Exercise = {
  id: 'sumo-squat',
  ...text,
  category: 'lower',
  primaryMuscles: ['glutes', 'inner_thighs', 'quadriceps'],
  secondaryMuscles: ['hamstrings', 'deep_core'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: false,
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 12,
  holdSeconds: null,
  sides: 'both',
  easierId: 'chair-squat',
  harderId: 'goblet-squat',
  avoidWith: ['knees', 'hips'],
  alsoRuledOutBy: [],
};
