import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const sidePlank: Exercise = {
  id: 'side-plank',
  ...text,
  category: 'core',
  primaryMuscles: ['obliques', 'deep_core'],
  secondaryMuscles: ['outer_hips', 'shoulders', 'glutes'],
  skillLevel: 'intermediate',
  equipment: ['mat'],
  impact: 'low',
  position: 'plank',
  demands: ['isometric', 'balance'],
  isGentle: false,
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: null,
  holdSeconds: 20,
  sides: 'each',
  shownSide: 'right',
  easierId: null,
  harderId: null,
  avoidWith: ['shoulders', 'neck'],
  alsoRuledOutBy: ['wrists'],
};
