import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const seatedLateralRaise: Exercise = {
  id: 'seated-lateral-raise',
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
  defaultSets: 3,
  defaultReps: 12,
  holdSeconds: null,
  sides: 'both',
  easierId: null,
  harderId: null,
  avoidWith: ['shoulders'],
  alsoRuledOutBy: [],
};
