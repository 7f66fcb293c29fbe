import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Knee Push-Ups',
  aliases: ['kneeling push up', 'knee press up', 'push up on knee', 'girl push up', 'half push up'],
  instructions: [
    'Kneel and place your hands a little wider than your shoulders.',
    'Walk your knees back until your head, hips, and knees make one line.',
    'Lower your chest between your hands with your elbows at 45 degrees.',
    'Press back up without letting your hips lag behind.',
  ],
  cues: ['Knees to head in one line', 'Chest leads', 'Belly tight'],
  mistakes: ['The hips stay up and only the head moves.', 'The elbows flare out to the sides.'],
  easierNote: null,
  harderNote: null,
  notes: 'Fold your mat under your knees if the floor feels hard.',
};
