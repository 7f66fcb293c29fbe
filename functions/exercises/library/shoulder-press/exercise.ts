import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const shoulderPress: Exercise = {
  id: 'shoulder-press',
  ...text,
  category: 'upper',
  primaryMuscles: ['shoulders'],
  secondaryMuscles: ['triceps', 'upper_back', 'deep_core'],
  skillLevel: 'intermediate',
  equipment: ['dumbbells'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: false,
  met: met.resistance,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'both',
  easierId: null,
  harderId: 'pike-push-up',
  avoidWith: ['shoulders', 'neck', 'lower_back'],
  alsoRuledOutBy: [],
};
