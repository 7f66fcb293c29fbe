import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Seated Chest Opener',
  aliases: ['chair chest stretch', 'sitting chest stretch', 'seated chest stretch'],
  instructions: [
    'Sit on the front half of the seat and open your arms wide, palms forward.',
    'Squeeze your shoulder blades together and down.',
    'Lift your breastbone and breathe into your chest.',
    'Hold, then let your arms come forward and rest.',
  ],
  cues: ['Lift your breastbone', 'Shoulders down', 'Breathe wide'],
  mistakes: ['Your lower back arches.', 'Your chin juts forward.'],
  easierNote: 'Keep your elbows bent.',
  harderNote: 'Bring your thumbs a little farther back with each breath.',
  notes: 'Pushing wheels and typing both close off your chest; this opens it up.',
};
