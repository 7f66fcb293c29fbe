import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Goblet Squats',
  aliases: ['dumbbell squat', 'weighted squat'],
  instructions: [
    'Hold one dumbbell upright against your chest with both hands under its top end.',
    'Set your feet shoulder-width apart with your toes slightly out.',
    'Squat down between your knees while the weight stays close to you.',
    'Drive through your whole foot and stand tall.',
  ],
  cues: ['Weight close to your chest', 'Elbows inside your knees', 'Tall spine'],
  mistakes: [
    'The weight drifts away and makes the back round.',
    'The knees cave in on the way up.',
    'The elbows rest on the thighs.',
  ],
  easierNote: null,
  harderNote: 'Take three seconds to go down and pause at the bottom.',
  notes: 'A full water bottle or a backpack works in place of a dumbbell.',
};
