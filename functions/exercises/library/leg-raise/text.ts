import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Leg Raises',
  aliases: ['leg lift', 'lying leg raise', 'leg lower'],
  instructions: [
    'Lie on your back with your legs straight up and your hands beside your hips.',
    'Press your lower back into the mat.',
    'Lower both legs slowly, only as far as your back stays down.',
    'Bring them back up without swinging.',
  ],
  cues: ['Back pressed down', 'Slow on the way down', 'Stop before your back lifts'],
  mistakes: ['The lower back arches.', 'The legs drop.', 'Momentum does the lifting.'],
  easierNote: null,
  harderNote: 'Add a small lift of your hips at the top.',
  notes: 'Bend your knees to make your legs lighter.',
};
