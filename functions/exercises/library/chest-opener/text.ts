import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Chest Opener',
  aliases: ['chest stretch', 'pec stretch'],
  instructions: [
    'Stand tall and clasp your hands behind your back.',
    'Draw your shoulder blades together and down.',
    'Straighten your arms and lift your hands a little.',
    'Keep your ribs down and breathe into your chest.',
  ],
  cues: ['Shoulders back and down', 'Ribs down', 'Open your collarbones'],
  mistakes: ['The lower back arches.', 'The head juts forward.'],
  easierNote: 'Hold a towel between your hands.',
  harderNote: 'Hinge forward and let your arms rise overhead.',
  notes: 'Lovely after an hour at a screen.',
};
