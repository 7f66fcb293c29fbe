import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Sit-Ups',
  aliases: ['full sit up'],
  instructions: [
    'Lie on your back with your knees bent and your feet flat.',
    'Cross your arms over your chest and tuck your chin slightly.',
    "Breathe out and roll up, one vertebra at a time, until you're sitting.",
    'Roll down just as slowly.',
  ],
  cues: ["Roll, don't jerk", 'Breathe out on the way up', 'Feet down'],
  mistakes: ['You throw your arms to get up.', 'Your back comes up in one stiff piece.', 'Your feet lift.'],
  easierNote: null,
  harderNote: 'Hold a light weight against your chest.',
  notes: 'If you feel this in your lower back, do crunches instead.',
};
