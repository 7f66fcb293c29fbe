import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Standing Side Leg Raises',
  aliases: ['hip abduction', 'standing leg lift', 'side leg lift'],
  instructions: [
    'Stand beside a sturdy chair and hold its back with one hand.',
    'Lift the outer leg to the side with the toes facing forward.',
    'Stay tall and count to two.',
    'Lower it slowly and switch sides after the set.',
  ],
  cues: ['Stand tall', 'Toes forward', 'Lower slowly'],
  mistakes: ['The body leans away from the leg.', 'The toes turn up to the ceiling.'],
  easierNote: "Lift your foot only a hand's width.",
  harderNote: 'Hold on with one finger.',
  notes: 'Reps are per side.',
};
