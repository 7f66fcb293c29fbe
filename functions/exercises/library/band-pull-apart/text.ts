import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Band Pull-Aparts',
  aliases: ['pull apart', 'band pull', 'rear delt pull apart'],
  instructions: [
    'Hold a band in front of your chest with straight arms, hands shoulder-width apart.',
    'Pull the band apart until it touches your chest.',
    'Squeeze your shoulder blades together and down.',
    'Return slowly, keeping tension on the band.',
  ],
  cues: ['Open your chest', 'Shoulders low', 'Slow return', 'Breathe out as you pull'],
  mistakes: [
    'Your lower back arches.',
    'Your elbows bend more with every pull.',
    'You let the band snap back.',
  ],
  easierNote: 'Take a wider grip on the band.',
  harderNote: null,
  notes: 'The best antidote I know to a day at a desk.',
};
