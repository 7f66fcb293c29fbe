import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const skaterHop: Exercise = {
  id: 'skater-hop',
  ...text,
  category: 'cardio',
  primaryMuscles: ['glutes', 'outer_hips', 'quadriceps'],
  secondaryMuscles: ['calves', 'hamstrings', 'deep_core'],
  skillLevel: 'intermediate',
  equipment: ['none'],
  impact: 'high',
  position: 'standing',
  demands: ['balance'],
  isGentle: false,
  met: met.aerobicHighImpact,
  defaultSets: 3,
  defaultReps: 20,
  holdSeconds: null,
  sides: 'alternating',
  easierId: 'side-lunge',
  harderId: null,
  avoidWith: ['knees', 'ankles', 'hips'],
  alsoRuledOutBy: [],
};
