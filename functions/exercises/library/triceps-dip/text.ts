import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Triceps Dips',
  aliases: ['dip', 'tricep dip', 'bench dip', 'chair dip'],
  instructions: [
    'Sit on the front edge of a sturdy chair against a wall, hands beside your hips.',
    'Slide your hips off the seat with your knees bent and your feet flat.',
    'Bend your elbows straight back and lower yourself a little.',
    'Stop well before your shoulders drop to your elbows, then press up.',
  ],
  cues: ['Elbows point back', 'Stay close to the chair', 'Shoulders down', 'Breathe out as you press up'],
  mistakes: [
    'You go so deep that your shoulders roll forward.',
    'Your hips drift away from the chair.',
    'Your elbows flare out.',
  ],
  easierNote: null,
  harderNote: 'Straighten your legs and rest on your heels.',
  notes: 'A small range is plenty; going deep strains your shoulders.',
};
