import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const wallSit: Exercise = {
  id: 'wall-sit',
  ...text,
  category: 'lower',
  primaryMuscles: ['quadriceps'],
  secondaryMuscles: ['glutes', 'hamstrings'],
  skillLevel: 'beginner',
  equipment: ['wall'],
  impact: 'low',
  position: 'standing',
  demands: ['isometric'],
  isGentle: false,
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: null,
  holdSeconds: 20,
  sides: 'both',
  easierId: null,
  harderId: 'pulse-squat',
  avoidWith: ['knees'],
  alsoRuledOutBy: [],
};
