import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const seatedShoulderPress: Exercise = {
  id: 'seated-shoulder-press',
  ...text,
  category: 'upper',
  primaryMuscles: ['shoulders'],
  secondaryMuscles: ['triceps', 'upper_back'],
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
  easierId: 'seated-lateral-raise',
  harderId: null,
  avoidWith: ['shoulders', 'neck'],
  alsoRuledOutBy: [],
};
