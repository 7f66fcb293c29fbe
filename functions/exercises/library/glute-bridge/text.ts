import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Glute Bridges',
  aliases: ['bridge', 'hip thrust', 'hip bridge', 'hip raise', 'bum lift', 'butt lift'],
  instructions: [
    'Lie on your back with your knees bent and your feet flat, hip-width apart.',
    'Tuck your pelvis so your lower back rests on the mat.',
    'Press through your heels and lift your hips until your shoulders, hips, and knees make one line.',
    'Squeeze for a moment, then roll down slowly.',
  ],
  cues: ['Push through your heels', 'Squeeze at the top', 'Ribs stay down', 'Breathe out as you lift'],
  mistakes: [
    'You arch your lower back to get higher.',
    'Your knees fall out or in.',
    'Your feet are so far out that only your hamstrings work.',
  ],
  easierNote: 'Lift your hips only halfway and rest between reps.',
  harderNote: null,
  notes: 'You should feel it in your glutes; if your hamstrings cramp, bring your heels closer.',
};
