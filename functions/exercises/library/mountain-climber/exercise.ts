import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const mountainClimber: Exercise = {
  id: 'mountain-climber',
  ...text,
  category: 'cardio',
  primaryMuscles: ['deep_core', 'hip_flexors'],
  secondaryMuscles: ['shoulders', 'abs', 'quadriceps', 'chest'],
  skillLevel: 'intermediate',
  equipment: ['mat'],
  impact: 'low',
  position: 'plank',
  demands: [],
  isGentle: false,
  met: met.calisthenicsVigorous,
  defaultSets: 3,
  defaultReps: 30,
  holdSeconds: null,
  sides: 'alternating',
  easierId: 'plank',
  harderId: 'plank-jack',
  avoidWith: ['wrists', 'shoulders', 'hips', 'lower_back'],
  alsoRuledOutBy: ['ankles'],
};
