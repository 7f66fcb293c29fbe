import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Band Pull-Aparts',
  aliases: ['pull apart'],
  instructions: [
    'Hold a band in front of your chest with straight arms, hands shoulder-width apart.',
    'Pull it apart until it touches your chest.',
    'Draw your shoulder blades together and down.',
    'Return slowly, keeping tension on the band.',
  ],
  cues: ['Open your chest', 'Shoulders low', 'Slow return'],
  mistakes: ['The lower back arches.', 'The elbows bend more with every pull.', 'The band snaps back.'],
  easierNote: 'Hold the band with your hands farther apart.',
  harderNote: null,
  notes: 'The best cure I know for a day at a desk.',
};
