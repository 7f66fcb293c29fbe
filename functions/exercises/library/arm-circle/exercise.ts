import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const armCircle: Exercise = {
  id: 'arm-circle',
  ...text,
  category: 'upper',
  primaryMuscles: ['shoulders'],
  secondaryMuscles: ['upper_back'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: false,
  met: met.calisthenicsLight,
  defaultSets: 2,
  defaultReps: 20,
  holdSeconds: null,
  sides: 'both',
  easierId: null,
  harderId: 'lateral-raise',
  avoidWith: ['shoulders'],
  alsoRuledOutBy: [],
};
