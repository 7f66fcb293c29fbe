import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Incline Push-Ups',
  aliases: ['incline press up', 'elevated push up'],
  instructions: [
    'Push a sturdy chair against a wall and place your hands on the front of the seat.',
    'Walk your feet back until your body is one long line.',
    'Lower your chest toward the edge with your elbows at 45 degrees.',
    'Press away until your arms are straight.',
  ],
  cues: ['Long line', 'Chest to the edge', 'Squeeze your glutes'],
  mistakes: ['The hips pike up to make it easier.', 'The head reaches for the seat first.'],
  easierNote: null,
  harderNote: null,
  notes: 'The higher your hands, the lighter it gets.',
};
