import type { Exercise } from './exercise';
import { met } from './met';

export const inclinePushUp: Exercise = {
  id: 'incline-push-up',
  name: 'Incline Push-Ups',
  aliases: ['incline press up', 'elevated push up'],
  category: 'upper',
  primaryMuscles: ['chest', 'triceps'],
  secondaryMuscles: ['shoulders', 'deep_core'],
  skillLevel: 'beginner',
  equipment: ['chair'],
  impact: 'low',
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Push a sturdy chair against a wall and place your hands on the front of the seat.',
    'Walk your feet back until your body is one long line.',
    'Lower your chest towards the edge with your elbows at 45 degrees.',
    'Press away until your arms are straight.',
  ],
  cues: ['Long line', 'Chest to the edge', 'Squeeze your glutes'],
  mistakes: ['The hips pike up to make it easier.', 'The head reaches for the seat first.'],
  easierId: 'wall-push-up',
  harderId: 'knee-push-up',
  easierNote: null,
  harderNote: null,
  avoidWith: ['shoulders', 'wrists'],
  alsoRuledOutBy: [],
  notes: 'The higher your hands, the lighter it gets.',
};
