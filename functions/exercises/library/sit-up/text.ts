import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Sit-Ups',
  aliases: [],
  instructions: [
    'Lie on your back with your knees bent and your feet flat.',
    'Cross your arms over your chest and tuck your chin slightly.',
    'Breathe out and roll up, one part of your back at a time, until you sit.',
    'Roll down just as slowly.',
  ],
  cues: ["Roll, don't jerk", 'Breathe out on the way up', 'Feet down'],
  mistakes: ['The arms throw the body up.', 'The back comes up in one stiff piece.', 'The feet lift.'],
  easierNote: null,
  harderNote: 'Hold a light weight against your chest.',
  notes: 'If you feel this in your lower back, choose crunches instead.',
};
