import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Seated Lateral Raises',
  aliases: ['chair lateral raise', 'seated side raise', 'sitting arm raises'],
  instructions: [
    'Sit tall and let your arms hang beside you.',
    'Raise both arms out to the sides until your hands are at shoulder height.',
    'Pause for a breath.',
    'Lower them slowly.',
  ],
  cues: ['Long arms', 'No higher than your shoulders', 'Slow on the way down'],
  mistakes: ['The upper body swings to help.', 'The shoulders creep up to the ears.'],
  easierNote: 'Bend your elbows and raise those.',
  harderNote: 'Hold a small water bottle in each hand.',
  notes: 'If the armrests are in your way, start with your hands in your lap.',
};
