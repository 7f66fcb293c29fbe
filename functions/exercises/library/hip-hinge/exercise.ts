import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const hipHinge: Exercise = {
  id: 'hip-hinge',
  ...text,
  category: 'lower',
  primaryMuscles: ['hamstrings', 'glutes'],
  secondaryMuscles: ['lower_back', 'deep_core'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: false,
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 12,
  holdSeconds: null,
  sides: 'both',
  easierId: null,
  harderId: 'romanian-deadlift',
  avoidWith: [],
  alsoRuledOutBy: [],
};
