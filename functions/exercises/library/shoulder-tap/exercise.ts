import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const shoulderTap: Exercise = {
  id: 'shoulder-tap',
  ...text,
  category: 'upper',
  primaryMuscles: ['shoulders', 'deep_core'],
  secondaryMuscles: ['chest', 'triceps', 'obliques', 'glutes'],
  skillLevel: 'intermediate',
  equipment: ['mat'],
  impact: 'low',
  position: 'plank',
  demands: [],
  isGentle: false,
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 16,
  holdSeconds: null,
  sides: 'alternating',
  easierId: 'plank',
  harderId: null,
  avoidWith: ['wrists', 'shoulders'],
  alsoRuledOutBy: [],
};
