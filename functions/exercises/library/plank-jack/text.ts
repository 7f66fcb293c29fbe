import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Plank Jacks',
  aliases: ['jumping plank'],
  instructions: [
    'Start in a high plank with your feet together.',
    'Jump your feet apart, a little wider than your hips.',
    'Jump them back together.',
    'Keep your hips level and your shoulders over your hands.',
  ],
  cues: ['Quiet hips', 'Light feet', 'Press the floor away', 'Breathe out as you jump wide'],
  mistakes: ['Your hips bounce up and down.', 'Your lower back sags.', 'Your shoulders slide back.'],
  easierNote: null,
  harderNote: null,
  notes: 'To skip the jumps, step one foot out at a time.',
};
