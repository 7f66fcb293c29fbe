import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Split Squats',
  aliases: ['static lunge', 'stationary lunge', 'bulgarian split squat'],
  instructions: [
    'Take a long step forward and stay there, feet hip-width apart, back heel lifted.',
    'Lower your back knee straight down toward the floor.',
    'Stop just above the floor with your front heel firmly planted.',
    'Press through your front foot to rise, and switch legs after the set.',
  ],
  cues: ['Down, not forward', 'Front heel heavy', 'Stay tall', 'Breathe out as you rise'],
  mistakes: [
    'Your feet are in one line, so you wobble.',
    'Your front heel lifts at the bottom.',
    'Your upper body falls onto your front thigh.',
  ],
  easierNote: 'Hold on to a chair and go only halfway down.',
  harderNote: null,
  notes: 'Do all your reps on one side, then switch legs.',
};
