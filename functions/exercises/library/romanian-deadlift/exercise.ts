import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const romanianDeadlift: Exercise = {
  id: 'romanian-deadlift',
  ...text,
  category: 'lower',
  primaryMuscles: ['hamstrings', 'glutes'],
  secondaryMuscles: ['lower_back', 'upper_back', 'forearms'],
  skillLevel: 'intermediate',
  equipment: ['dumbbells'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: false,
  met: met.resistance,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'both',
  easierId: 'hip-hinge',
  harderId: null,
  avoidWith: ['lower_back'],
  alsoRuledOutBy: [],
};
