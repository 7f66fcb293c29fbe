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
  cues: ['Wide hands', 'Shoulders down', 'Chest to the mat', 'Breathe out as you press up'],
  mistakes: [
    'Your hands are in front of your shoulders.',
    'Your shoulders creep up to your ears.',
    'Your hips sag.',
  ],
  easierNote: null,
  harderNote: 'Take three seconds to go down.',
  notes: 'If you feel it in the front of your shoulders, bring your hands in a little.',
};
