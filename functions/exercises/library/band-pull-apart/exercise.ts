import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const bandPullApart: Exercise = {
  id: 'band-pull-apart',
  ...text,
  category: 'upper',
  primaryMuscles: ['upper_back', 'shoulders'],
  secondaryMuscles: ['forearms'],
  skillLevel: 'beginner',
  equipment: ['resistance_band'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: false,
  met: met.resistance,
  defaultSets: 3,
  defaultReps: 15,
  holdSeconds: null,
  sides: 'both',
  easierId: null,
  harderId: 'bent-over-row',
  avoidWith: ['shoulders'],
  alsoRuledOutBy: [],
};
