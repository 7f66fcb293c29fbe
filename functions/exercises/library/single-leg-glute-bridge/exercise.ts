import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const singleLegGluteBridge: Exercise = {
  id: 'single-leg-glute-bridge',
  ...text,
  category: 'lower',
  primaryMuscles: ['glutes', 'hamstrings'],
  secondaryMuscles: ['deep_core', 'lower_back', 'outer_hips'],
  skillLevel: 'intermediate',
  equipment: ['mat'],
  impact: 'low',
  position: 'supine',
  demands: [],
  isGentle: false,
  met: met.calisthenicsFloor,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'each',
  shownSide: 'right',
  easierId: 'glute-bridge',
  harderId: null,
  avoidWith: ['lower_back'],
  alsoRuledOutBy: [],
};
