import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Plank Jacks',
  aliases: ['jumping plank'],
  instructions: [
    'Start in a high plank with your feet together.',
    'Jump your feet apart, a little wider than your hips.',
    'Jump them together again.',
    'Keep your hips level and your shoulders above your hands.',
  ],
  cues: ['Quiet hips', 'Light feet', 'Press the floor away'],
  mistakes: ['The hips bounce up and down.', 'The lower back sags.', 'The shoulders slide back.'],
  easierNote: null,
  harderNote: null,
  notes: 'To skip the jumps, step one foot out at a time.',
};
