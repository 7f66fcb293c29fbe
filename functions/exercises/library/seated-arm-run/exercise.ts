import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const seatedArmRun: Exercise = {
  id: 'seated-arm-run',
  ...text,
  category: 'cardio',
  primaryMuscles: ['shoulders'],
  secondaryMuscles: ['biceps', 'upper_back', 'obliques'],
  skillLevel: 'beginner',
  equipment: ['chair'],
  impact: 'low',
  position: 'chair',
  demands: [],
  isGentle: true,
  met: met.calisthenicsLight,
  defaultSets: 2,
  defaultReps: 60,
  holdSeconds: null,
  sides: 'alternating',
  easierId: null,
  harderId: 'seated-punch',
  avoidWith: ['shoulders'],
  alsoRuledOutBy: [],
};
