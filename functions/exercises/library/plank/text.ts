import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'High Plank',
  aliases: ['straight arm plank', 'full plank', 'tall plank'],
  instructions: [
    'Put your hands under your shoulders and step your feet back.',
    'Push the floor away and make one line from head to heels.',
    'Tighten your belly, glutes, and thighs.',
    'Hold and keep breathing.',
  ],
  cues: ['Push the floor away', 'Squeeze your glutes', 'Look at the floor', 'Keep breathing'],
  mistakes: ['Your hips sag.', 'Your hips stick up.', 'Your head hangs, or you look forward.'],
  easierNote: 'Drop your knees to the floor, or put your hands on a chair.',
  harderNote: null,
  notes: 'Stop when you feel it in your lower back instead of your belly.',
};
