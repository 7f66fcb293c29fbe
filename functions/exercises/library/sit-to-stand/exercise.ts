import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';
import { text } from './text';

export const sitToStand: Exercise = {
  id: 'sit-to-stand',
  ...text,
  category: 'lower',
  primaryMuscles: ['quadriceps', 'glutes'],
  secondaryMuscles: ['hamstrings', 'deep_core'],
  skillLevel: 'beginner',
  equipment: ['chair'],
  impact: 'low',
  position: 'standing',
  demands: [],
  isGentle: true,
  met: met.calisthenicsFloor,
  defaultSets: 2,
  defaultReps: 8,
  holdSeconds: null,
  sides: 'both',
  easierId: null,
  harderId: 'chair-squat',
  avoidWith: [],
  alsoRuledOutBy: ['knees'],
};
