import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const pikePushUp: Exercise = {
  id: 'pike-push-up',
  ...text,
  category: 'upper',
  primaryMuscles: ['shoulders', 'triceps'],
  secondaryMuscles: ['upper_back', 'chest', 'deep_core'],
  skillLevel: 'advanced',
  equipment: ['mat'],
  impact: 'low',
  position: 'plank',
  demands: ['head_down'],
  isGentle: false,
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 8,
  holdSeconds: null,
  sides: 'both',
  easierId: 'push-up',
  harderId: null,
  avoidWith: ['shoulders', 'wrists', 'neck'],
  alsoRuledOutBy: ['lower_back'],
};
