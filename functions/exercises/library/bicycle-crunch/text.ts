import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Bicycle Crunches',
  aliases: ['bicycle', 'air bike', 'bicycles'],
  instructions: [
    'Lie on your back, fingertips at your temples, legs lifted with bent knees.',
    'Curl up and turn one shoulder toward the opposite knee as you stretch the other leg out.',
    'Pass through the middle and turn to the other side.',
    'Keep your lower back on the mat.',
  ],
  cues: ['Shoulder to knee', 'Turn from your ribs', 'Slow pedals'],
  mistakes: ['Only the elbows move.', 'The hands pull on the neck.', 'You go so fast that the back rocks.'],
  easierNote: null,
  harderNote: 'Stretch each leg out lower and hold every turn for two seconds.',
  notes: 'Each turn counts as one.',
};
