import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Seated Heel Raises',
  aliases: ['seated calf raise', 'chair heel raise', 'sitting calf raise'],
  instructions: [
    'Sit tall with your feet flat under your knees.',
    'Press into the balls of your feet and lift both heels as high as you can.',
    'Hold for one second at the top.',
    'Lower them without a sound.',
  ],
  cues: ['All the way up', 'Pause at the top', 'Down without a sound', 'Breathe out as you lift'],
  mistakes: ['You let your heels drop.', 'Your ankles roll outward.'],
  easierNote: 'Lift one heel at a time.',
  harderNote: null,
  notes: 'It gets your blood moving after a long time sitting.',
};
