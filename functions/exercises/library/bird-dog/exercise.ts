import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const birdDog: Exercise = {
  id: 'bird-dog',
  ...text,
  category: 'core',
  primaryMuscles: ['deep_core', 'lower_back'],
  secondaryMuscles: ['glutes', 'shoulders', 'upper_back'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  position: 'kneeling',
  demands: [],
  isGentle: false,
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'alternating',
  easierId: null,
  harderId: null,
  avoidWith: ['wrists', 'knees'],
  alsoRuledOutBy: [],
};
