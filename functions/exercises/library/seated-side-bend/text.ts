import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Seated Side Bend',
  aliases: ['chair side bend', 'sitting side stretch'],
  instructions: [
    'Sit tall with your weight even on both hips.',
    'Reach one arm up and get as long as you can.',
    'Lean over to the other side and let your lower hand slide down the chair.',
    'Breathe into the open side, then switch.',
  ],
  cues: ['Up, then over', 'Stay heavy on the seat', 'Breathe into your ribs'],
  mistakes: ['One hip lifts off the seat.', 'Your chest turns toward the floor.'],
  easierNote: 'Rest your hand on your head instead of reaching up.',
  harderNote: 'Look up at your raised hand.',
  notes: 'Hold for the full time on each side.',
};
