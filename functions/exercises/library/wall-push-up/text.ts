import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Wall Push-Ups',
  aliases: ['wall press up', 'standing push up'],
  instructions: [
    "Stand an arm's length from a wall and put your hands on it at chest height.",
    'Keep your body straight and bend your elbows to lean in.',
    'Stop when your nose is close to the wall.',
    'Push yourself back until your arms are straight.',
  ],
  cues: ['Body in one piece', 'Elbows down, not out', 'Push the wall away', 'Breathe out as you push back'],
  mistakes: ['Your hips lag behind.', 'Your hands are at face height and strain your shoulders.'],
  easierNote: 'Step closer to the wall.',
  harderNote: null,
  notes: 'A good first step toward push-ups on the floor.',
};
