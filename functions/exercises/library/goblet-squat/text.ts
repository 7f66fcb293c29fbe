import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Goblet Squats',
  aliases: ['dumbbell squat', 'weighted squat'],
  instructions: [
    'Hold one dumbbell upright against your chest with both hands under the top end.',
    'Set your feet shoulder-width apart, toes slightly out.',
    'Squat down between your knees and keep the weight close to you.',
    'Drive through your whole foot and stand tall.',
  ],
  cues: [
    'Weight close to your chest',
    'Elbows inside your knees',
    'Tall spine',
    'Breathe in going down, out coming up',
  ],
  mistakes: [
    'The weight drifts away and pulls your back round.',
    'Your knees cave in on the way up.',
    'Your elbows rest on your thighs.',
  ],
  easierNote: null,
  harderNote: 'Take three seconds to go down and pause at the bottom.',
  notes: 'No dumbbell? A full water bottle or a backpack works.',
};
