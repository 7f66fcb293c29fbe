import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const legRaise: Exercise = {
  id: 'leg-raise',
  ...text,
  category: 'core',
  primaryMuscles: ['abs', 'hip_flexors'],
  secondaryMuscles: ['deep_core', 'quadriceps'],
  skillLevel: 'intermediate',
  equipment: ['mat'],
  impact: 'low',
  position: 'supine',
  demands: [],
  isGentle: false,
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'both',
  easierId: 'dead-bug',
  harderId: null,
  avoidWith: ['lower_back', 'hips'],
  alsoRuledOutBy: ['neck'],
};
