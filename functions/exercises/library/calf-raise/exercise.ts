import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const calfRaise: Exercise = {
  id: 'calf-raise',
  ...text,
  category: 'lower',
  primaryMuscles: ['calves'],
  secondaryMuscles: [],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: false,
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 15,
  holdSeconds: null,
  sides: 'both',
  easierId: null,
  harderId: null,
  avoidWith: ['ankles'],
  alsoRuledOutBy: [],
};
