import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const seatedSideBend: Exercise = {
  id: 'seated-side-bend',
  ...text,
  category: 'flexibility',
  primaryMuscles: ['obliques', 'lats'],
  secondaryMuscles: ['lower_back'],
  skillLevel: 'beginner',
  equipment: ['chair'],
  impact: 'low',
  position: 'chair',
  demands: [],
  isGentle: true,
  met: met.stretching,
  defaultSets: 2,
  defaultReps: null,
  holdSeconds: 20,
  sides: 'each',
  shownSide: 'left',
  easierId: null,
  harderId: null,
  avoidWith: [],
  alsoRuledOutBy: ['shoulders'],
};
