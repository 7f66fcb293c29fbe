import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Hip Flexor Stretch',
  aliases: ['hip stretch', 'kneeling hip stretch', 'couch stretch'],
  instructions: [
    'Kneel on one knee with the other foot in front, both knees at a right angle.',
    'Squeeze the glute of the kneeling side and tuck your tailbone.',
    'Shift forward a little until the front of that hip stretches.',
    'Stay tall and breathe, then switch sides.',
  ],
  cues: ['Tuck your tailbone', 'Stay tall', 'Small shift forward'],
  mistakes: ['The lower back arches.', 'The front knee travels far past the toes.'],
  easierNote: 'Do it standing in a long stride with your back heel up.',
  harderNote: 'Raise the arm of the kneeling side and lean away from it.',
  notes: 'Hold for the full time on each side; put something soft under your knee.',
};
