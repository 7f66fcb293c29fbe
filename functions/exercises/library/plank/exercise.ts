import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const plank: Exercise = {
  id: 'plank',
  ...text,
  category: 'core',
  primaryMuscles: ['deep_core', 'abs'],
  secondaryMuscles: ['shoulders', 'chest', 'glutes', 'quadriceps'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  position: 'plank',
  demands: ['isometric'],
  isGentle: false,
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: null,
  holdSeconds: 20,
  sides: 'both',
  easierId: null,
  harderId: 'shoulder-tap',
  avoidWith: ['wrists', 'shoulders'],
  alsoRuledOutBy: [],
};
