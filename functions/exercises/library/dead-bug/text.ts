import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Dead Bug',
  aliases: [],
  instructions: [
    'Lie on your back with your arms up and your knees bent above your hips.',
    'Press your lower back into the mat.',
    'Lower one arm behind you and stretch out the opposite leg.',
    'Come back and switch sides, keeping your back down.',
  ],
  cues: ['Back glued to the mat', 'Opposite arm and leg', 'Breathe out as you reach'],
  mistakes: [
    'The lower back lifts as the leg goes down.',
    'The movement is rushed.',
    'The same arm and leg move together.',
  ],
  easierNote: 'Move only the legs and tap one heel at a time.',
  harderNote: null,
  notes: 'Each side counts as one; reach only as far as you can with your back down.',
};
