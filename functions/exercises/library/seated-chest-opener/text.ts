import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Seated Chest Opener',
  aliases: ['chair chest stretch', 'sitting chest stretch', 'seated chest stretch'],
  instructions: [
    'Sit on the front half of the seat and open your arms wide, palms forward.',
    'Draw your shoulder blades together and down.',
    'Lift your breastbone and breathe into your chest.',
    'Hold, then let your arms come forward and rest.',
  ],
  cues: ['Breastbone up', 'Shoulders down', 'Breathe wide'],
  mistakes: ['The lower back arches.', 'The chin juts forward.'],
  easierNote: 'Keep your elbows bent.',
  harderNote: 'Bring your thumbs a little farther back with each breath.',
  notes: 'Pushing wheels and typing both close the chest; this opens it.',
};
