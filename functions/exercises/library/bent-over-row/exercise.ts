import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const bentOverRow: Exercise = {
  id: 'bent-over-row',
  ...text,
  category: 'upper',
  primaryMuscles: ['lats', 'upper_back'],
  secondaryMuscles: ['biceps', 'shoulders', 'lower_back', 'forearms'],
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
  easierId: 'band-pull-apart',
  harderId: null,
  avoidWith: ['lower_back'],
  alsoRuledOutBy: [],
};
