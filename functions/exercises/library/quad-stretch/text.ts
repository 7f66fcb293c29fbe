import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Standing Quad Stretch',
  aliases: ['thigh stretch', 'quadricep stretch'],
  instructions: [
    'Stand on one leg, near a wall if you like.',
    'Hold your other ankle and bring that heel toward your glutes.',
    'Keep your knees together and tuck your tailbone.',
    'Hold, then switch legs.',
  ],
  cues: ['Knees together', 'Tuck your tailbone', 'Fix your eyes on one spot', 'Slow breaths keep you steady'],
  mistakes: ['Your knee swings out to the side.', 'Your lower back arches.'],
  easierNote: 'Lie on your side, or loop a towel around your ankle.',
  harderNote: null,
  notes: 'Hold for the full time on each leg.',
};
