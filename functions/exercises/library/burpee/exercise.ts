import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const burpee: Exercise = {
  id: 'burpee',
  ...text,
  category: 'cardio',
  primaryMuscles: ['quadriceps', 'glutes', 'deep_core'],
  secondaryMuscles: ['shoulders', 'chest', 'calves', 'hamstrings'],
  skillLevel: 'advanced',
  equipment: ['mat'],
  impact: 'high',
  position: 'standing',
  demands: ['head_down', 'up_and_down'],
  isGentle: false,
  met: met.calisthenicsVigorous,
  defaultSets: 3,
  defaultReps: 8,
  holdSeconds: null,
  sides: 'both',
  easierId: 'plank-jack',
  harderId: null,
  avoidWith: ['knees', 'lower_back', 'shoulders', 'wrists', 'ankles', 'hips'],
  alsoRuledOutBy: ['neck'],
};
