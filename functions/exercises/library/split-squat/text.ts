import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Split Squats',
  aliases: ['static lunge', 'stationary lunge', 'bulgarian split squat'],
  instructions: [
    'Take a long step forward and stay there, feet hip-width apart, back heel lifted.',
    'Lower your back knee straight down toward the floor.',
    'Stop just above the floor with your front heel firmly planted.',
    'Press through the front foot to rise, and switch legs after the set.',
  ],
  cues: ['Down, not forward', 'Front heel heavy', 'Stay tall'],
  mistakes: [
    'The feet are in one line, so you wobble.',
    'The front heel lifts at the bottom.',
    'The upper body falls onto the front thigh.',
  ],
  easierNote: 'Hold on to a chair and go only halfway down.',
  harderNote: null,
  notes: 'Do all reps on one side, then switch legs.',
};
