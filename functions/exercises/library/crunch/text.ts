import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Crunches',
  aliases: ['ab crunch', 'abdominal crunch'],
  instructions: [
    'Lie on your back with your knees bent and your fingertips at your temples.',
    'Breathe out and curl your shoulder blades off the mat.',
    "Keep a fist's width between your chin and chest.",
    'Lower slowly without resting your head.',
  ],
  cues: ['Breathe out and curl', 'Chin off your chest', 'Slow on the way down'],
  mistakes: ['You pull on your neck.', 'You use momentum instead of your abs.'],
  easierNote: null,
  harderNote: null,
  notes: 'Small and slow beats big and fast.',
};
