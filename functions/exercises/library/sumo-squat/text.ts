import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Sumo Squats',
  aliases: ['plie squat', 'plie', 'wide squat', 'wide stance squat'],
  instructions: [
    'Step your feet wider than your shoulders and turn your toes out about 45 degrees.',
    'Keep your chest up and lower your hips straight down between your heels.',
    'Stop when your thighs are nearly level with the floor or your knees start to roll in.',
    'Squeeze your glutes and inner thighs to stand up.',
  ],
  cues: [
    'Chest proud',
    'Open your knees wide',
    'Straight down, straight up',
    'Breathe in down, out as you stand',
  ],
  mistakes: [
    'Your knees roll in instead of pointing over your toes.',
    'Your hips shoot back and your chest tips forward.',
  ],
  easierNote: null,
  harderNote: null,
  notes: 'Turn your toes out only as far as your knees can follow.',
};
