import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const seatedChestOpener: Exercise = {
  id: 'seated-chest-opener',
  ...text,
  category: 'flexibility',
  primaryMuscles: ['chest'],
  secondaryMuscles: ['shoulders', 'biceps'],
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
  sides: 'both',
  easierId: null,
  harderId: null,
  avoidWith: ['shoulders'],
  alsoRuledOutBy: [],
};
