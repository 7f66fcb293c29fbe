import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const sideBend: Exercise = {
  id: 'side-bend',
  ...text,
  category: 'flexibility',
  primaryMuscles: ['obliques', 'lats'],
  secondaryMuscles: ['outer_hips', 'lower_back'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: false,
  met: met.stretching,
  defaultSets: 2,
  defaultReps: null,
  holdSeconds: 20,
  sides: 'each',
  shownSide: 'left',
  easierId: null,
  harderId: null,
  avoidWith: [],
  alsoRuledOutBy: [],
};
