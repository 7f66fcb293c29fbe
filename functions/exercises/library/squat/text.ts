import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Squats',
  aliases: ['air squat', 'bodyweight squat', 'body weight squat'],
  instructions: [
    'Stand with your feet about shoulder-width apart and your toes turned out slightly.',
    'Push your hips back and bend your knees as if sitting down in a chair.',
    'Go as low as you can with your heels down and your back long.',
    'Press through your whole foot to stand up tall.',
  ],
  cues: [
    'Hips back first',
    'Knees follow your toes',
    'Heels stay down',
    'Breathe in on the way down, out on the way up',
  ],
  mistakes: [
    'Your knees cave in on the way up.',
    'Your heels lift and your weight shifts onto your toes.',
    'Your chest drops and your lower back rounds.',
  ],
  easierNote: null,
  harderNote: null,
  notes: 'Depth comes with time; go only as low as you can keep your back long.',
};
