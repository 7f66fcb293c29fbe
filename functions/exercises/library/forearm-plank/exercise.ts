import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const forearmPlank: Exercise = {
  id: 'forearm-plank',
  ...text,
  category: 'core',
  primaryMuscles: ['deep_core', 'abs'],
  secondaryMuscles: ['shoulders', 'glutes', 'quadriceps'],
  skillLevel: 'intermediate',
  equipment: ['mat'],
  impact: 'low',
  position: 'plank',
  demands: ['isometric'],
  isGentle: false,
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: null,
  holdSeconds: 30,
  sides: 'both',
  easierId: 'plank',
  harderId: 'side-plank',
  avoidWith: ['shoulders'],
  alsoRuledOutBy: [],
};
