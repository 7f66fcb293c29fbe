import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const diamondPushUp: Exercise = {
  id: 'diamond-push-up',
  ...text,
  category: 'upper',
  primaryMuscles: ['triceps', 'chest'],
  secondaryMuscles: ['shoulders', 'deep_core'],
  skillLevel: 'advanced',
  equipment: ['mat'],
  impact: 'low',
  position: 'plank',
  demands: [],
  isGentle: false,
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 8,
  holdSeconds: null,
  sides: 'both',
  easierId: 'push-up',
  harderId: null,
  avoidWith: ['wrists', 'shoulders'],
  alsoRuledOutBy: [],
};
