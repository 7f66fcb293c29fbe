import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Flutter Kicks',
  aliases: ['scissor kick', 'flutter'],
  instructions: [
    'Lie on your back with your hands under your hips and your legs long.',
    'Lift both heels a little off the mat.',
    'Kick up and down from your hips, small and quick.',
    'Keep your lower back heavy on the mat.',
  ],
  cues: ['Small kicks', 'Long legs', 'Back stays down'],
  mistakes: ['The lower back lifts off the mat.', 'The kicks come from the knees.', 'The neck strains.'],
  easierNote: null,
  harderNote: 'Lift your head and shoulders as well.',
  notes: 'If your back starts to lift, raise your legs higher.',
};
