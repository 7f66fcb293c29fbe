import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const superman: Exercise = {
  id: 'superman',
  ...text,
  category: 'core',
  primaryMuscles: ['lower_back', 'glutes'],
  secondaryMuscles: ['upper_back', 'hamstrings', 'shoulders'],
  skillLevel: 'intermediate',
  equipment: ['mat'],
  impact: 'low',
  position: 'prone',
  demands: [],
  isGentle: false,
  met: met.calisthenicsFloor,
  defaultSets: 3,
  defaultReps: 12,
  holdSeconds: null,
  sides: 'both',
  easierId: 'bird-dog',
  harderId: null,
  avoidWith: ['lower_back', 'neck'],
  alsoRuledOutBy: [],
};
