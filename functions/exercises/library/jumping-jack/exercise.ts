import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const jumpingJack: Exercise = {
  id: 'jumping-jack',
  ...text,
  category: 'cardio',
  primaryMuscles: ['calves', 'shoulders'],
  secondaryMuscles: ['quadriceps', 'outer_hips', 'inner_thighs'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'high',
  position: 'standing',
  demands: [],
  isGentle: false,
  met: met.calisthenicsVigorous,
  defaultSets: 3,
  defaultReps: 30,
  holdSeconds: null,
  sides: 'both',
  easierId: 'march-in-place',
  harderId: 'skater-hop',
  avoidWith: ['knees', 'ankles', 'shoulders'],
  alsoRuledOutBy: [],
};
