import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const plankJack: Exercise = {
  id: 'plank-jack',
  ...text,
  category: 'cardio',
  primaryMuscles: ['deep_core', 'shoulders'],
  secondaryMuscles: ['outer_hips', 'inner_thighs', 'calves', 'abs'],
  skillLevel: 'intermediate',
  equipment: ['mat'],
  impact: 'high',
  position: 'plank',
  demands: [],
  isGentle: false,
  met: met.calisthenicsVigorous,
  defaultSets: 3,
  defaultReps: 20,
  holdSeconds: null,
  sides: 'both',
  easierId: 'plank',
  harderId: 'burpee',
  avoidWith: ['wrists', 'shoulders', 'ankles', 'lower_back'],
  alsoRuledOutBy: [],
};
