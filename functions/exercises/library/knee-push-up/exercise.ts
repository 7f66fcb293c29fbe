import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const kneePushUp: Exercise = {
  id: 'knee-push-up',
  ...text,
  category: 'upper',
  primaryMuscles: ['chest', 'triceps'],
  secondaryMuscles: ['shoulders', 'abs'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  position: 'plank',
  demands: [],
  isGentle: false,
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'both',
  easierId: 'incline-push-up',
  harderId: 'push-up',
  avoidWith: ['wrists', 'shoulders', 'knees'],
  alsoRuledOutBy: [],
};
