import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const seatedLeanBack: Exercise = {
  id: 'seated-lean-back',
  ...text,
  category: 'core',
  primaryMuscles: ['abs', 'deep_core'],
  secondaryMuscles: ['hip_flexors'],
  skillLevel: 'beginner',
  equipment: ['chair'],
  impact: 'low',
  position: 'chair',
  demands: [],
  isGentle: true,
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'both',
  easierId: null,
  harderId: null,
  avoidWith: ['lower_back'],
  alsoRuledOutBy: [],
};
