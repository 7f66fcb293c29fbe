import type { Exercise } from './exercise';
import { met } from './met';

export const splitSquat: Exercise = {
  id: 'split-squat',
  name: 'Split Squats',
  aliases: ['static lunge', 'stationary lunge', 'bulgarian split squat'],
  category: 'lower',
  primaryMuscles: ['quadriceps', 'glutes'],
  secondaryMuscles: ['hamstrings', 'hip_flexors', 'deep_core'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'each',
  instructions: [
    'Take a long step forward and stay there, feet hip-width apart, back heel lifted.',
    'Lower your back knee straight down towards the floor.',
    'Stop just above the floor with your front heel firmly planted.',
    'Press through the front foot to rise, and change legs after the set.',
  ],
  cues: ['Down, not forward', 'Front heel heavy', 'Stay tall'],
  mistakes: [
    'The feet stand on one line, so you wobble.',
    'The front heel lifts at the bottom.',
    'The upper body falls onto the front thigh.',
  ],
  easierId: null,
  harderId: 'reverse-lunge',
  easierNote: 'Hold on to a chair and go only halfway down.',
  harderNote: null,
  avoidWith: ['knees'],
  alsoRuledOutBy: ['ankles'],
  notes: 'Do all repetitions on one side, then change legs.',
};
