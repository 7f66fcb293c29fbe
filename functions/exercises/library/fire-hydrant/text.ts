import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Fire Hydrants',
  aliases: ['hydrant'],
  instructions: [
    'Come onto hands and knees with your back flat.',
    'Lift one bent knee out to the side, keeping it at a right angle.',
    'Go as high as you can without leaning to the other side.',
    'Lower slowly, and switch sides after the set.',
  ],
  cues: ['Knee out to the side', 'Weight even on both hands', 'Small is fine'],
  mistakes: [
    'The body leans away from the lifting leg.',
    'The elbows bend to make room.',
    'The foot lifts higher than the knee.',
  ],
  easierNote: 'Lie on your side and open your top knee like a clam.',
  harderNote: 'Straighten the leg to the side at the top.',
  notes: 'Reps are per leg; a small, clean lift does more than a high, crooked one.',
};
