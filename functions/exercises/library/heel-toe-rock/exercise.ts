import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const heelToeRock: Exercise = {
  id: 'heel-toe-rock',
  ...text,
  category: 'lower',
  primaryMuscles: ['calves'],
  secondaryMuscles: ['deep_core'],
  skillLevel: 'beginner',
  equipment: ['chair'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: true,
  met: met.calisthenicsLight,
  defaultSets: 2,
  defaultReps: 12,
  holdSeconds: null,
  sides: 'both',
  easierId: null,
  harderId: 'calf-raise',
  avoidWith: ['ankles'],
  alsoRuledOutBy: [],
};
