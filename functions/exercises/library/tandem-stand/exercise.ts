import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const tandemStand: Exercise = {
  id: 'tandem-stand',
  ...text,
  category: 'lower',
  primaryMuscles: ['outer_hips', 'calves'],
  secondaryMuscles: ['inner_thighs', 'deep_core'],
  skillLevel: 'beginner',
  equipment: ['chair'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: true,
  met: met.calisthenicsLight,
  defaultSets: 2,
  defaultReps: 6,
  holdSeconds: null,
  sides: 'each',
  shownSide: 'left',
  easierId: null,
  harderId: null,
  avoidWith: [],
  alsoRuledOutBy: ['ankles'],
};
