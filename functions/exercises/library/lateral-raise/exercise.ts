import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const lateralRaise: Exercise = {
  id: 'lateral-raise',
  ...text,
  category: 'upper',
  primaryMuscles: ['shoulders'],
  secondaryMuscles: ['upper_back'],
  skillLevel: 'beginner',
  equipment: ['dumbbells'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: false,
  met: met.resistance,
  defaultSets: 3,
  defaultReps: 12,
  holdSeconds: null,
  sides: 'both',
  easierId: 'arm-circle',
  harderId: null,
  avoidWith: ['shoulders', 'neck'],
  alsoRuledOutBy: [],
};
