import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Cat-Cow',
  aliases: ['cat camel', 'cat cow stretch'],
  instructions: [
    'Come onto hands and knees, hands under shoulders and knees under hips.',
    'Breathe in, let your belly sink, and lift your chest and tailbone.',
    'Breathe out, round your back toward the ceiling, and let your head hang.',
    'Flow from one to the other with your breath.',
  ],
  cues: ['Breathe in and open', 'Breathe out and round', 'Move slowly'],
  mistakes: ['The elbows bend.', 'All the movement happens in the neck.'],
  easierNote: 'Do it sitting on a chair with your hands on your knees.',
  harderNote: null,
  notes: 'The gentlest way I know to wake up your back.',
};
