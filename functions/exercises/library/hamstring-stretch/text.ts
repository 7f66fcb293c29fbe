import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Standing Hamstring Stretch',
  aliases: ['hammy stretch'],
  instructions: [
    'Set one heel a small step in front of you with that leg straight.',
    'Bend your other knee and push your hips back.',
    'Lean forward with a long back until you feel a stretch down the back of your front thigh.',
    'Hold, then switch legs.',
  ],
  cues: ['Hips back', 'Long back', 'Toes up', 'Soften a little with each exhale'],
  mistakes: ['Your back rounds.', 'You lock your front knee hard.'],
  easierNote: "Hold on to a chair and don't lean as far.",
  harderNote: null,
  notes: 'Hold for the full time on each leg.',
};
