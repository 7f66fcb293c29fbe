import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const tricepsDip: Exercise = {
  id: 'triceps-dip',
  ...text,
  category: 'upper',
  primaryMuscles: ['triceps'],
  secondaryMuscles: ['chest', 'shoulders'],
  skillLevel: 'intermediate',
  equipment: ['chair'],
  impact: 'low',
  position: 'seated',
  demands: [],
  isGentle: false,
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'both',
  easierId: 'wall-push-up',
  harderId: null,
  avoidWith: ['shoulders', 'wrists'],
  alsoRuledOutBy: [],
};
