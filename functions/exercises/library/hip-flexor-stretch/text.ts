import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Hip Flexor Stretch',
  aliases: ['hip stretch', 'kneeling hip stretch', 'couch stretch', 'kneeling lunge stretch'],
  instructions: [
    'Kneel on one knee with your other foot in front, both knees at a right angle.',
    'Squeeze the glute on the kneeling side and tuck your tailbone.',
    'Shift forward a little until you feel a stretch in the front of that hip.',
    'Stay tall and breathe, then switch sides.',
  ],
  cues: ['Tuck your tailbone', 'Stay tall', 'Small shift forward', 'Ease in on each exhale'],
  mistakes: ['Your lower back arches.', 'Your front knee travels far past your toes.'],
  easierNote: 'Do it standing in a long split stance with your back heel up.',
  harderNote: 'Raise the arm on the kneeling side and lean away from it.',
  notes: 'Hold for the full time on each side; put something soft under your knee.',
};
