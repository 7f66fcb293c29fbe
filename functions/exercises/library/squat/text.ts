import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Squats',
  aliases: ['air squat', 'bodyweight squat', 'body weight squat'],
  instructions: [
    'Stand with your feet about shoulder-width apart and your toes turned out slightly.',
    'Push your hips back and bend your knees as if a chair were waiting behind you.',
    'Go down as far as your heels stay on the floor and your back stays long.',
    'Press through the whole foot to stand up tall again.',
  ],
  cues: ['Hips back first', 'Knees follow your toes', 'Heels stay down', 'Stand all the way up'],
  mistakes: [
    'The knees fall inward on the way up.',
    'The heels lift and the weight moves onto the toes.',
    'The chest drops and the lower back rounds.',
  ],
  easierNote: null,
  harderNote: null,
  notes: 'Depth comes with time; go only as far as you can keep your back long.',
};
