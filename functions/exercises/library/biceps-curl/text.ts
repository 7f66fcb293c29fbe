import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Biceps Curls',
  aliases: ['curl', 'dumbbell curl', 'bicep curl', 'hammer curl'],
  instructions: [
    'Stand tall with a dumbbell in each hand, palms facing forward.',
    'Keep your elbows at your sides and curl the weights toward your shoulders.',
    'Pause at the top without letting your elbows drift forward.',
    'Lower slowly until your arms are straight.',
  ],
  cues: ['Elbows stay put', 'Slow on the way down', 'Stand tall', 'Breathe out as you curl'],
  mistakes: [
    'You swing your body to lift the weights.',
    'Your elbows drift forward.',
    'You never fully straighten your arms.',
  ],
  easierNote: 'Use lighter weights, or curl one arm at a time.',
  harderNote: 'Take three seconds to lower the weights.',
  notes: 'No dumbbells? Two water bottles work.',
};
