import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const jumpSquat: Exercise = {
  id: 'jump-squat',
  ...text,
  category: 'lower',
  primaryMuscles: ['quadriceps', 'glutes'],
  secondaryMuscles: ['calves', 'hamstrings', 'deep_core'],
  skillLevel: 'advanced',
  equipment: ['none'],
  impact: 'high',
  position: 'standing',
  demands: [],
  isGentle: false,
  met: met.calisthenicsVigorous,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'both',
  easierId: 'pulse-squat',
  harderId: null,
  avoidWith: ['knees', 'ankles', 'hips', 'lower_back'],
  alsoRuledOutBy: [],
};
