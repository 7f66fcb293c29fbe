import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const seatedArmCircle: Exercise = {
  id: 'seated-arm-circle',
  ...text,
  category: 'upper',
  primaryMuscles: ['shoulders'],
  secondaryMuscles: ['upper_back'],
  skillLevel: 'beginner',
  equipment: ['chair'],
  impact: 'low',
  position: 'chair',
  demands: [],
  isGentle: true,
  met: met.calisthenicsLight,
  defaultSets: 2,
  defaultReps: 20,
  holdSeconds: null,
  sides: 'both',
  easierId: null,
  harderId: 'seated-lateral-raise',
  avoidWith: ['shoulders'],
  alsoRuledOutBy: [],
};
