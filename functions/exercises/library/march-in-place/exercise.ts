import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const marchInPlace: Exercise = {
  id: 'march-in-place',
  ...text,
  category: 'cardio',
  primaryMuscles: ['hip_flexors', 'quadriceps'],
  secondaryMuscles: ['calves', 'glutes', 'abs'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: false,
  met: met.walking,
  defaultSets: 2,
  defaultReps: 60,
  holdSeconds: null,
  sides: 'alternating',
  easierId: null,
  harderId: 'butt-kick',
  avoidWith: [],
  alsoRuledOutBy: ['ankles'],
};
