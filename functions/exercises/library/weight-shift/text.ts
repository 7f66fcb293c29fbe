import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Weight Shifts',
  aliases: ['side to side shift', 'weight transfer'],
  instructions: [
    'Stand with your feet a little wider than your hips, a chair within reach.',
    'Shift your weight slowly over one foot until the other heel feels light.',
    'Hold for two counts.',
    'Shift over to the other side.',
  ],
  cues: ['Shift slowly', 'Stay tall', 'Both knees soft'],
  mistakes: ['The body bends instead of shifting over.', 'The knees fall in.'],
  easierNote: 'Hold the back of a chair with both hands.',
  harderNote: null,
  notes: 'Each shift counts as one.',
};
