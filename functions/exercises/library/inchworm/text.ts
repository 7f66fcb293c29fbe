import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Inchworms',
  aliases: ['walkout', 'inch worm', 'walk out'],
  instructions: [
    'Stand tall, fold forward, and put your hands on the floor, knees as soft as you need.',
    'Walk your hands out to a high plank.',
    'Hold for one breath with your belly tight.',
    'Walk your hands back and roll up to standing.',
  ],
  cues: ['Small steps with your hands', 'Strong plank', 'Roll up slowly', 'One full breath in the plank'],
  mistakes: [
    'Your hips sag in the plank.',
    'Your hips sway as you walk your hands.',
    'You jerk your way up.',
  ],
  easierNote: 'Walk your hands down only as far as your knees, then back up.',
  harderNote: null,
  notes: 'Bend your knees as much as you like on the way down.',
};
