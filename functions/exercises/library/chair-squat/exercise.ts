import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const chairSquat: Exercise = {
  id: 'chair-squat',
  ...text,
  category: 'lower',
  primaryMuscles: ['quadriceps', 'glutes'],
  secondaryMuscles: ['hamstrings', 'deep_core'],
  skillLevel: 'beginner',
  equipment: ['chair'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: false,
  met: met.calisthenicsFloor,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'both',
  easierId: null,
  harderId: 'squat',
  avoidWith: [],
  alsoRuledOutBy: [],
};
