import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Bicycle Crunches',
  aliases: ['bicycle', 'air bike', 'bicycles'],
  instructions: [
    'Lie on your back with your fingertips at your temples, legs lifted and knees bent.',
    'Curl up and bring one shoulder toward the opposite knee as you extend the other leg.',
    'Come back through the middle and switch sides.',
    'Keep your lower back pressed into the mat.',
  ],
  cues: ['Shoulder to knee', 'Turn from your ribs', 'Slow pedals', 'Breathe out on each turn'],
  mistakes: ['Only your elbows move.', 'You pull on your neck.', 'You go so fast that your back rocks.'],
  easierNote: null,
  harderNote: 'Extend each leg lower and hold every turn for two seconds.',
  notes: 'Each turn counts as one.',
};
