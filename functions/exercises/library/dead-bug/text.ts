import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Dead Bug',
  aliases: ['dying bug'],
  instructions: [
    'Lie on your back with your arms straight up and your knees bent over your hips.',
    'Press your lower back into the mat.',
    'Reach one arm overhead and stretch out the opposite leg.',
    'Come back and switch sides, keeping your back down.',
  ],
  cues: ['Back glued to the mat', 'Opposite arm and leg', 'Breathe out as you reach'],
  mistakes: [
    'Your lower back lifts as your leg goes down.',
    'You rush.',
    'You move the arm and leg on the same side.',
  ],
  easierNote: 'Move only your legs and tap one heel at a time.',
  harderNote: null,
  notes: 'Each side counts as one; reach only as far as you can keep your back down.',
};
