import type { Exercise } from './exercise';
import { met } from './met';

export const superman: Exercise = {
  id: 'superman',
  name: 'Superman',
  aliases: ['supermans', 'back extension', 'supermen'],
  category: 'core',
  primaryMuscles: ['lower_back', 'glutes'],
  secondaryMuscles: ['upper_back', 'hamstrings', 'shoulders'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  met: met.calisthenicsFloor,
  defaultSets: 3,
  defaultReps: 12,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Lie on your front with your arms stretched out ahead of you.',
    'Look at the mat and squeeze your glutes.',
    'Lift arms, chest and legs a little and reach long in both directions.',
    'Hold for two seconds and lower gently.',
  ],
  cues: ['Long, not high', 'Squeeze your glutes', 'Eyes down'],
  mistakes: ['The head is thrown back.', 'You jerk up instead of lifting.', 'The knees bend to look higher.'],
  easierId: 'bird-dog',
  harderId: null,
  easierNote: null,
  harderNote: 'Pull your elbows to your ribs and reach out again while you are up.',
  avoidWith: ['lower_back', 'neck'],
  alsoRuledOutBy: [],
  notes: 'A few centimetres are enough.',
};
