import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Seated Lean-Backs',
  aliases: ['chair lean back', 'seated ab lean'],
  instructions: [
    'Sit in the middle of the seat with your hands together in front of your chest.',
    'Lean back a little with a long back until your belly has to work.',
    'Stop before you touch the backrest and count to two.',
    'Come back up without swinging.',
  ],
  cues: ['Long back', 'Belly tight', 'Slow both ways', 'Breathe out as you come up'],
  mistakes: ['Your back rounds.', 'You drop against the backrest.'],
  easierNote: 'Hold on to the seat with both hands.',
  harderNote: 'Stay back for three breaths.',
  notes: "If you can't hold your trunk steady, keep the backrest close behind you and hold on.",
};
