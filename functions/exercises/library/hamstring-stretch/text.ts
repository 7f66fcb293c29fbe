import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Standing Hamstring Stretch',
  aliases: ['hammy stretch'],
  instructions: [
    'Put one heel a small step in front of you with that leg straight.',
    'Bend the other knee and push your hips back.',
    'Lean forward with a long back until you feel the back of your front thigh stretch.',
    'Hold, then switch legs.',
  ],
  cues: ['Hips back', 'Long back', 'Toes up'],
  mistakes: ['The back rounds.', 'The front knee locks hard.'],
  easierNote: 'Hold on to a chair and lean less.',
  harderNote: null,
  notes: 'Hold for the full time on each leg.',
};
