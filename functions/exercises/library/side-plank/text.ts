import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Side Plank',
  aliases: ['elbow side plank', 'forearm side plank', 'lateral plank'],
  instructions: [
    'Lie on your side with your elbow under your shoulder and your legs straight.',
    'Lift your hips until your body makes one straight line.',
    'Press your forearm into the mat and stack your top hip over the bottom one.',
    'Hold, then switch sides.',
  ],
  cues: ['Hips high', 'Shoulder away from your ear', 'Long line', 'Keep breathing'],
  mistakes: ['Your hips sink toward the mat.', 'Your upper body rolls forward.', 'Your shoulder collapses.'],
  easierNote: 'Bend your bottom knee and keep it on the mat.',
  harderNote: 'Lift your top leg.',
  notes: 'Hold for the full time on each side.',
};
