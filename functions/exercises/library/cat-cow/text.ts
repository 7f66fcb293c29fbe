import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Cat-Cow',
  aliases: ['cat camel', 'cat cow stretch', 'cat and cow'],
  instructions: [
    'Start on your hands and knees, hands under your shoulders and knees under your hips.',
    'Breathe in as you drop your belly and lift your chest and tailbone.',
    'Breathe out as you round your back toward the ceiling and let your head hang.',
    'Flow from one to the other with your breath.',
  ],
  cues: ['Breathe in and open', 'Breathe out and round', 'Move slowly'],
  mistakes: ['Your elbows bend.', 'All the movement comes from your neck.'],
  easierNote: 'Do it seated on a chair with your hands on your knees.',
  harderNote: null,
  notes: 'The gentlest way I know to wake up your back.',
};
