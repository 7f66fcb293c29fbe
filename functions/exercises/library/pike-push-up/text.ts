import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Pike Push-Ups',
  aliases: ['pike press up', 'pike'],
  instructions: [
    'From a high plank, walk your feet in and lift your hips into an upside-down V.',
    'Look at your feet and keep your legs as straight as you can.',
    'Bend your elbows and lower the top of your head toward a spot in front of your hands.',
    'Press back up until your arms are straight.',
  ],
  cues: ['Hips high', 'Head forward of your hands', 'Elbows in', 'Breathe out as you press up'],
  mistakes: [
    'Your hips sink and it turns into a push-up.',
    'Your elbows flare out.',
    'You rest your head on the floor.',
  ],
  easierNote: null,
  harderNote: 'Put your feet on a sturdy chair.',
  notes: 'Bend your knees a little if your hamstrings are tight.',
};
