import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Tandem Stands',
  aliases: ['heel to toe stand', 'tandem stance'],
  instructions: [
    'Stand beside a sturdy chair and hold the back with one hand.',
    'Put one foot in front of the other, heel to toe, as if on a tightrope.',
    'Stand tall and count to five.',
    'Step back, and switch your front foot after the set.',
  ],
  cues: ['Heel to toe', 'Eyes ahead', 'Breathe slowly as you balance'],
  mistakes: ['Your knees lock.', 'You look down at your feet.'],
  easierNote: "Leave a hand's width between your heel and toes.",
  harderNote: 'Slowly turn your head from side to side.',
  notes: 'Reps are per side.',
};
