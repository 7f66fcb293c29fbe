import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const wallPushUp: Exercise = {
  id: 'wall-push-up',
  ...text,
  category: 'upper',
  primaryMuscles: ['chest', 'triceps'],
  secondaryMuscles: ['shoulders'],
  skillLevel: 'beginner',
  equipment: ['wall'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: false,
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 12,
  holdSeconds: null,
  sides: 'both',
  easierId: null,
  harderId: 'incline-push-up',
  avoidWith: [],
  alsoRuledOutBy: ['wrists'],
};
