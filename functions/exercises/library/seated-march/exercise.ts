import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const seatedMarch: Exercise = {
  id: 'seated-march',
  ...text,
  category: 'cardio',
  primaryMuscles: ['hip_flexors'],
  secondaryMuscles: ['quadriceps', 'abs', 'shoulders'],
  skillLevel: 'beginner',
  equipment: ['chair'],
  impact: 'low',
  position: 'chair',
  demands: [],
  isGentle: true,
  met: met.calisthenicsLight,
  defaultSets: 2,
  defaultReps: 40,
  holdSeconds: null,
  sides: 'alternating',
  easierId: null,
  harderId: null,
  avoidWith: [],
  alsoRuledOutBy: ['hips'],
};
