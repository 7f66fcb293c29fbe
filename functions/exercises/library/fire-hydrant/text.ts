import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Fire Hydrants',
  aliases: ['hydrant'],
  instructions: [
    'Start on your hands and knees with a flat back.',
    'Lift one bent knee out to the side, keeping it at a right angle.',
    'Go as high as you can without leaning to the other side.',
    'Lower slowly, and switch sides after the set.',
  ],
  cues: ['Knee out to the side', 'Weight even on both hands', 'Small is fine', 'Breathe out as you lift'],
  mistakes: [
    'You lean away from the lifting leg.',
    'Your elbows bend to make room.',
    'Your foot lifts higher than your knee.',
  ],
  easierNote: 'Lie on your side and open your top knee like a clam.',
  harderNote: 'Straighten your leg out to the side at the top.',
  notes: 'Reps are per leg; a small, clean lift beats a high, crooked one.',
};
