import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Flutter Kicks',
  aliases: ['scissor kick', 'flutter'],
  instructions: [
    'Lie on your back with your hands under your hips and your legs straight.',
    'Lift both heels just off the mat.',
    'Alternate small, quick kicks from the hips.',
    'Keep your lower back pressed into the mat.',
  ],
  cues: ['Small kicks', 'Long legs', 'Back stays down', 'Breathe slowly while you kick fast'],
  mistakes: ['Your lower back lifts off the mat.', 'You kick from the knees.', 'Your neck tenses up.'],
  easierNote: null,
  harderNote: 'Lift your head and shoulders, too.',
  notes: 'If your back starts to lift, raise your legs higher.',
};
