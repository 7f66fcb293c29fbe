import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Glute Bridges',
  aliases: ['bridge', 'hip thrust', 'hip bridge', 'hip raise', 'bum lift'],
  instructions: [
    'Lie on your back with your knees bent and your feet flat, hip-width apart.',
    'Tilt your pelvis so your lower back rests on the mat.',
    'Press through your heels and lift your hips until your shoulders, hips, and knees make one line.',
    'Squeeze for a moment and roll down slowly.',
  ],
  cues: ['Push through your heels', 'Squeeze at the top', 'Ribs stay down'],
  mistakes: [
    'The lower back arches to get higher.',
    'The knees fall apart or together.',
    'The feet are so far out that only the hamstrings work.',
  ],
  easierNote: 'Lift your hips only halfway and rest between reps.',
  harderNote: null,
  notes: 'Feel it in your glutes; if your hamstrings cramp, bring your heels closer.',
};
