import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const seatedKneeExtension: Exercise = {
  id: 'seated-knee-extension',
  ...text,
  category: 'lower',
  primaryMuscles: ['quadriceps'],
  secondaryMuscles: ['hip_flexors'],
  skillLevel: 'beginner',
  equipment: ['chair'],
  impact: 'low',
  position: 'chair',
  demands: [],
  isGentle: true,
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 16,
  holdSeconds: null,
  sides: 'alternating',
  easierId: null,
  harderId: null,
  avoidWith: [],
  alsoRuledOutBy: ['knees'],
};
