import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const inclinePushUp: Exercise = {
  id: 'incline-push-up',
  ...text,
  category: 'upper',
  primaryMuscles: ['chest', 'triceps'],
  secondaryMuscles: ['shoulders', 'deep_core'],
  skillLevel: 'beginner',
  equipment: ['chair'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: false,
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'both',
  easierId: 'wall-push-up',
  harderId: 'knee-push-up',
  avoidWith: ['shoulders', 'wrists'],
  alsoRuledOutBy: [],
};
