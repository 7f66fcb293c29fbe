import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Biceps Curls',
  aliases: ['curl', 'dumbbell curl', 'bicep curl', 'hammer curl'],
  instructions: [
    'Stand tall with a dumbbell in each hand and your palms facing forward.',
    'Keep your elbows at your sides and curl the weights toward your shoulders.',
    'Pause for a moment without letting your elbows move forward.',
    'Lower slowly until your arms are straight.',
  ],
  cues: ['Elbows stay put', 'Slow on the way down', 'Stand tall'],
  mistakes: [
    'The body swings to lift the weight.',
    'The elbows travel forward.',
    'The arms never straighten.',
  ],
  easierNote: 'Use lighter weights, or curl one arm at a time.',
  harderNote: 'Take three seconds to lower the weights.',
  notes: 'Water bottles work fine to start.',
};
