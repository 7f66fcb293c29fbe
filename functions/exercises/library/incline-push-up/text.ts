import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Incline Push-Ups',
  aliases: ['incline press up', 'elevated push up', 'bench push up', 'counter push up'],
  instructions: [
    'Push a sturdy chair against a wall and put your hands on the front of the seat.',
    'Walk your feet back until your body is one long line.',
    'Lower your chest toward the edge, elbows at 45 degrees.',
    'Press away until your arms are straight.',
  ],
  cues: ['Long line', 'Chest to the edge', 'Squeeze your glutes', 'Breathe out as you press away'],
  mistakes: ['You pike your hips to make it easier.', 'Your head reaches for the seat first.'],
  easierNote: null,
  harderNote: null,
  notes: 'The higher your hands, the easier it gets.',
};
