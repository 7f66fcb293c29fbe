import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const gobletSquat: Exercise = {
  id: 'goblet-squat',
  ...text,
  category: 'lower',
  primaryMuscles: ['quadriceps', 'glutes'],
  secondaryMuscles: ['inner_thighs', 'upper_back', 'deep_core'],
  skillLevel: 'intermediate',
  equipment: ['dumbbells'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: false,
  met: met.squatsWithWeight,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'both',
  easierId: 'squat',
  harderId: null,
  avoidWith: ['knees', 'lower_back'],
  alsoRuledOutBy: [],
};
