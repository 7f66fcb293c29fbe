import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Tandem Stands',
  aliases: ['heel to toe stand', 'tandem stance'],
  instructions: [
    'Stand beside a sturdy chair and hold its back with one hand.',
    'Set one foot in front of the other, heel to toe, as if on a tightrope.',
    'Stand tall and count to five.',
    'Step back, and switch your front foot after the set.',
  ],
  cues: ['Heel to toe', 'Eyes ahead', 'Keep breathing'],
  mistakes: ['The knees lock.', 'You look down at your feet.'],
  easierNote: "Leave a hand's width between heel and toes.",
  harderNote: 'Turn your head slowly to both sides.',
  notes: 'Reps are per side.',
};
