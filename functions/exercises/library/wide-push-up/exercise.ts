import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const widePushUp: Exercise = {
  id: 'wide-push-up',
  ...text,
  category: 'upper',
  primaryMuscles: ['chest'],
  secondaryMuscles: ['shoulders', 'triceps', 'deep_core'],
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
  harderId: null,
  avoidWith: ['wrists', 'shoulders'],
  alsoRuledOutBy: [],
};
