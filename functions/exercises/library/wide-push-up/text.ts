import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Wide Push-Ups',
  aliases: ['wide press up', 'wide grip push up', 'wide arm push up'],
  instructions: [
    'Start in a high plank with your hands about one and a half shoulder widths apart.',
    'Turn your fingers out slightly and brace your abs.',
    'Lower your chest until your elbows reach a right angle.',
    'Press up and keep your shoulders away from your ears.',
  ],
  cues: ['Wide hands', 'Shoulders down', 'Chest to the mat'],
  mistakes: [
    'The hands are in front of the shoulders.',
    'The shoulders creep up to the ears.',
    'The hips sag.',
  ],
  easierNote: null,
  harderNote: 'Take three seconds to go down.',
  notes: 'Bring your hands a little closer if you feel the front of your shoulders.',
};
