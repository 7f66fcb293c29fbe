import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'High Plank',
  aliases: ['straight arm plank'],
  instructions: [
    'Place your hands under your shoulders and step your feet back.',
    'Push the floor away and make one line from head to heels.',
    'Tighten your belly, glutes, and thighs.',
    'Hold and keep breathing.',
  ],
  cues: ['Push the floor away', 'Glutes on', 'Look at the floor', 'Keep breathing'],
  mistakes: ['The hips sag.', 'The hips stick up.', 'The head hangs or looks forward.'],
  easierNote: 'Drop your knees to the floor, or put your hands on a chair.',
  harderNote: null,
  notes: 'Stop when your lower back starts working instead of your belly.',
};
