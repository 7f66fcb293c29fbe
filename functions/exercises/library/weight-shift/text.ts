import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Weight Shifts',
  aliases: ['side to side shift', 'weight transfer'],
  instructions: [
    'Stand with your feet a little wider than your hips, a chair within reach.',
    'Shift your weight slowly over one foot until your other heel feels light.',
    'Hold for two counts.',
    'Shift over to the other side.',
  ],
  cues: ['Shift slowly', 'Stay tall', 'Both knees soft', 'Breathe out as you shift'],
  mistakes: ['You bend over instead of shifting your weight.', 'Your knees cave in.'],
  easierNote: 'Hold the back of a chair with both hands.',
  harderNote: null,
  notes: 'Each shift counts as one.',
};
