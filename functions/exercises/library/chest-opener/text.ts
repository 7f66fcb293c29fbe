import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Chest Opener',
  aliases: ['chest stretch', 'pec stretch'],
  instructions: [
    'Stand tall and clasp your hands behind your back.',
    'Squeeze your shoulder blades together and down.',
    'Straighten your arms and lift your hands a little.',
    'Keep your ribs down and breathe into your chest.',
  ],
  cues: ['Shoulders back and down', 'Ribs down', 'Open your collarbones', 'Breathe into your chest'],
  mistakes: ['Your lower back arches.', 'Your head juts forward.'],
  easierNote: 'Hold a towel between your hands.',
  harderNote: 'Hinge forward and let your arms float overhead.',
  notes: 'Just the thing after an hour at a screen.',
};
