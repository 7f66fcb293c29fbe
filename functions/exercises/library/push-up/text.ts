import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Push-Ups',
  aliases: ['press up', 'pressup', 'full push up'],
  instructions: [
    'Start in a high plank with your hands a little wider than your shoulders.',
    'Tighten your belly and glutes so your body is one straight line.',
    'Bend your elbows back at about 45 degrees and lower your chest toward the mat.',
    'Push the floor away until your arms are straight.',
  ],
  cues: ['One straight line', 'Elbows at 45 degrees', 'Push the floor away', 'Breathe out as you push up'],
  mistakes: [
    'Your hips sag or stick up.',
    'Your elbows flare straight out to the sides.',
    'Your head drops before your chest does.',
  ],
  easierNote: null,
  harderNote: null,
  notes: 'Half the depth with a straight body beats full depth with a sagging one.',
};
