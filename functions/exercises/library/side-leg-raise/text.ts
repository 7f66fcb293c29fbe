import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Standing Side Leg Raises',
  aliases: ['hip abduction', 'standing leg lift', 'side leg lift'],
  instructions: [
    'Stand beside a sturdy chair and hold the back with one hand.',
    'Lift your outside leg to the side with your toes facing forward.',
    'Stay tall and count to two.',
    'Lower it slowly, and switch sides after the set.',
  ],
  cues: ['Stand tall', 'Toes forward', 'Lower slowly', 'Breathe out as you lift'],
  mistakes: ['You lean away from the leg.', 'Your toes turn up toward the ceiling.'],
  easierNote: "Lift your foot only a hand's width.",
  harderNote: 'Hold on with one finger.',
  notes: 'Reps are per side.',
};
