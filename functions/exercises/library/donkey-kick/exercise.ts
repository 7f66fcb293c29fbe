import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const donkeyKick: Exercise = {
  id: 'donkey-kick',
  ...text,
  category: 'lower',
  primaryMuscles: ['glutes'],
  secondaryMuscles: ['hamstrings', 'deep_core'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  position: 'kneeling',
  demands: [],
  isGentle: false,
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 12,
  holdSeconds: null,
  sides: 'each',
  shownSide: 'left',
  easierId: 'glute-bridge',
  harderId: null,
  avoidWith: ['wrists', 'knees'],
  alsoRuledOutBy: [],
};
