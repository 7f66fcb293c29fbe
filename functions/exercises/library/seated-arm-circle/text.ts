import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Seated Arm Circles',
  aliases: ['chair arm circle', 'sitting arm circle', 'seated shoulder circle'],
  instructions: [
    'Sit tall and reach your arms out to the sides at shoulder height.',
    'Make circles about the size of a dinner plate.',
    'Reverse direction halfway through.',
  ],
  cues: ['Shoulders low', 'Long arms', 'Smooth circles', 'Breathe slow and easy'],
  mistakes: ['Your shoulders creep up to your ears.', 'Your arms sink as they tire.'],
  easierNote: 'Put your fingertips on your shoulders and circle your elbows.',
  harderNote: null,
  notes: 'A good warm-up before a day of pushing wheels.',
};
