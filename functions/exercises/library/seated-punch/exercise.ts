import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const seatedPunch: Exercise = {
  id: 'seated-punch',
  ...text,
  category: 'cardio',
  primaryMuscles: ['shoulders', 'chest'],
  secondaryMuscles: ['triceps', 'obliques', 'upper_back'],
  skillLevel: 'beginner',
  equipment: ['chair'],
  impact: 'low',
  position: 'chair',
  demands: [],
  isGentle: true,
  met: met.calisthenicsLight,
  defaultSets: 2,
  defaultReps: 40,
  holdSeconds: null,
  sides: 'alternating',
  easierId: null,
  harderId: null,
  avoidWith: ['shoulders'],
  alsoRuledOutBy: [],
};
