import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Seated Arm Circles',
  aliases: ['chair arm circle', 'sitting arm circle', 'seated shoulder circle'],
  instructions: [
    'Sit tall and stretch your arms out to the sides at shoulder height.',
    'Draw circles the size of a plate.',
    'Change direction halfway through.',
  ],
  cues: ['Shoulders low', 'Long arms', 'Smooth circles'],
  mistakes: ['The shoulders creep up to the ears.', 'The arms sink as they tire.'],
  easierNote: 'Put your fingertips on your shoulders and circle your elbows.',
  harderNote: null,
  notes: 'A good warm-up before a day of pushing wheels.',
};
