import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const gluteBridge: Exercise = {
  id: 'glute-bridge',
  ...text,
  category: 'lower',
  primaryMuscles: ['glutes'],
  secondaryMuscles: ['hamstrings', 'lower_back', 'deep_core'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  position: 'supine',
  demands: [],
  isGentle: false,
  met: met.calisthenicsFloor,
  defaultSets: 3,
  defaultReps: 15,
  holdSeconds: null,
  sides: 'both',
  easierId: null,
  harderId: 'single-leg-glute-bridge',
  avoidWith: [],
  alsoRuledOutBy: [],
};
