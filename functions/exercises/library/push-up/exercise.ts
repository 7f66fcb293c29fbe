import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const pushUp: Exercise = {
  id: 'push-up',
  ...text,
  category: 'upper',
  primaryMuscles: ['chest', 'triceps'],
  secondaryMuscles: ['shoulders', 'abs', 'deep_core'],
  skillLevel: 'intermediate',
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
  easierId: 'knee-push-up',
  harderId: 'diamond-push-up',
  avoidWith: ['wrists', 'shoulders'],
  alsoRuledOutBy: [],
};
