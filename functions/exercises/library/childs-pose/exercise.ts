import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const childsPose: Exercise = {
  id: 'childs-pose',
  ...text,
  category: 'flexibility',
  primaryMuscles: ['lower_back', 'lats'],
  secondaryMuscles: ['glutes', 'shoulders'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  position: 'kneeling',
  demands: [],
  isGentle: false,
  met: met.yoga,
  defaultSets: 1,
  defaultReps: null,
  holdSeconds: 45,
  sides: 'both',
  easierId: null,
  harderId: null,
  avoidWith: ['knees'],
  alsoRuledOutBy: [],
};
