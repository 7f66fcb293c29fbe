import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Leg Raises',
  aliases: ['leg lift', 'lying leg raise', 'leg lower'],
  instructions: [
    'Lie on your back with your legs straight up and your hands beside your hips.',
    'Press your lower back into the mat.',
    'Lower both legs slowly, only as far as you can keep your back down.',
    'Bring them back up without swinging.',
  ],
  cues: [
    'Back pressed down',
    'Slow on the way down',
    'Stop before your back lifts',
    'Breathe out as your legs come up',
  ],
  mistakes: ['Your lower back arches.', 'You let your legs drop.', 'You use momentum.'],
  easierNote: null,
  harderNote: 'Add a small hip lift at the top.',
  notes: 'Bend your knees to make it easier.',
};
