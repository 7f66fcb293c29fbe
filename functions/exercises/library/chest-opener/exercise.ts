import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const chestOpener: Exercise = {
  id: 'chest-opener',
  ...text,
  category: 'flexibility',
  primaryMuscles: ['chest'],
  secondaryMuscles: ['shoulders', 'biceps'],
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
  sides: 'both',
  easierId: null,
  harderId: null,
  avoidWith: ['shoulders'],
  alsoRuledOutBy: [],
};
