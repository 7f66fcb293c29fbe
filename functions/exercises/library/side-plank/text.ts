import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Side Plank',
  aliases: [],
  instructions: [
    'Lie on your side with your elbow under your shoulder and your legs stretched out.',
    'Lift your hips until your body is one straight line.',
    'Press your forearm into the mat and stack your top hip over the lower one.',
    'Hold, then switch sides.',
  ],
  cues: ['Hips high', 'Shoulder away from your ear', 'Long line'],
  mistakes: ['The hips sink toward the mat.', 'The upper body rolls forward.', 'The shoulder collapses.'],
  easierNote: 'Bend your lower knee and keep it on the mat.',
  harderNote: 'Lift your top leg.',
  notes: 'Hold for the full time on each side.',
};
