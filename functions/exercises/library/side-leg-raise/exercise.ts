import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const sideLegRaise: Exercise = {
  id: 'side-leg-raise',
  ...text,
  category: 'lower',
  primaryMuscles: ['outer_hips'],
  secondaryMuscles: ['glutes', 'deep_core'],
  skillLevel: 'beginner',
  equipment: ['chair'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: true,
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'each',
  shownSide: 'left',
  easierId: null,
  harderId: null,
  avoidWith: [],
  alsoRuledOutBy: ['hips'],
};
