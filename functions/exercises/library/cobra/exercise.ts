import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const cobra: Exercise = {
  id: 'cobra',
  ...text,
  category: 'flexibility',
  primaryMuscles: ['abs', 'hip_flexors'],
  secondaryMuscles: ['chest'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  position: 'prone',
  demands: [],
  isGentle: false,
  met: met.yoga,
  defaultSets: 2,
  defaultReps: null,
  holdSeconds: 20,
  sides: 'both',
  easierId: null,
  harderId: null,
  avoidWith: ['lower_back', 'wrists', 'neck'],
  alsoRuledOutBy: ['shoulders'],
};
