import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const seatedHeelRaise: Exercise = {
  id: 'seated-heel-raise',
  ...text,
  category: 'lower',
  primaryMuscles: ['calves'],
  secondaryMuscles: [],
  skillLevel: 'beginner',
  equipment: ['chair'],
  impact: 'low',
  position: 'chair',
  demands: [],
  isGentle: true,
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 20,
  holdSeconds: null,
  sides: 'both',
  easierId: null,
  harderId: 'calf-raise',
  avoidWith: [],
  alsoRuledOutBy: ['ankles'],
};
