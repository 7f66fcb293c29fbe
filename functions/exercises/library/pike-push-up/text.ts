import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Pike Push-Ups',
  aliases: ['pike press up', 'pike'],
  instructions: [
    'From a high plank, walk your feet in and lift your hips into an upside-down V.',
    'Look at your feet and keep your legs as straight as you can.',
    'Bend your elbows and lower the top of your head toward a point in front of your hands.',
    'Press back up until your arms are straight.',
  ],
  cues: ['Hips high', 'Head forward of your hands', 'Elbows in'],
  mistakes: [
    'The hips sink and it becomes a push-up.',
    'The elbows flare out.',
    'The head takes weight on the floor.',
  ],
  easierNote: null,
  harderNote: 'Put your feet on a sturdy chair.',
  notes: 'Bend your knees a little if your hamstrings are tight.',
};
