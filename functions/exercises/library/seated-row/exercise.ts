import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const seatedRow: Exercise = {
  id: 'seated-row',
  ...text,
  category: 'upper',
  primaryMuscles: ['upper_back', 'lats'],
  secondaryMuscles: ['biceps'],
  skillLevel: 'beginner',
  equipment: ['chair'],
  impact: 'low',
  position: 'chair',
  demands: [],
  isGentle: true,
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 15,
  holdSeconds: null,
  sides: 'both',
  easierId: null,
  harderId: null,
  avoidWith: [],
  alsoRuledOutBy: ['shoulders'],
};
