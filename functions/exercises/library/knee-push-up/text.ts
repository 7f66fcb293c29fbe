import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Knee Push-Ups',
  aliases: [
    'kneeling push up',
    'knee press up',
    'push up on knee',
    'girl push up',
    'half push up',
    'modified push up',
  ],
  instructions: [
    'Kneel and put your hands a little wider than your shoulders.',
    'Walk your knees back until your head, hips, and knees make one line.',
    'Lower your chest between your hands, elbows at 45 degrees.',
    'Press back up without letting your hips lag behind.',
  ],
  cues: ['Knees to head in one line', 'Chest leads', 'Belly tight', 'Breathe out as you push up'],
  mistakes: ['Your hips stay up and only your head moves.', 'Your elbows flare out to the sides.'],
  easierNote: null,
  harderNote: null,
  notes: 'Fold your mat under your knees if the floor feels hard.',
};
