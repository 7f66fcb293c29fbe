import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const flutterKick: Exercise = {
  id: 'flutter-kick',
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
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 30,
  holdSeconds: null,
  sides: 'alternating',
  easierId: 'dead-bug',
  harderId: null,
  avoidWith: ['lower_back', 'hips'],
  alsoRuledOutBy: ['neck'],
};
