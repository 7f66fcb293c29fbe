import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Inchworms',
  aliases: ['walkout', 'inch worm', 'walk out'],
  instructions: [
    'Stand tall, bend forward, and put your hands on the floor, knees as soft as you need.',
    'Walk your hands forward into a high plank.',
    'Hold for one breath with your belly tight.',
    'Walk your hands back and roll up to standing.',
  ],
  cues: ['Small steps with your hands', 'Strong plank', 'Roll up slowly'],
  mistakes: ['The hips sag in the plank.', 'The hips sway as the hands walk.', 'You come up with a jerk.'],
  easierNote: 'Walk your hands down only as far as your knees, then back up.',
  harderNote: null,
  notes: 'Bend your knees as much as you like on the way down.',
};
