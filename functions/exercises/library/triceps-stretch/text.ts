import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Overhead Triceps Stretch',
  aliases: ['tricep stretch', 'overhead stretch'],
  instructions: [
    'Raise one arm and bend the elbow so your hand reaches between your shoulder blades.',
    'Take hold of that elbow with the other hand.',
    'Ease it back and toward your head while your ribs stay down.',
    'Hold, then switch arms.',
  ],
  cues: ['Ribs down', 'Elbow to the ceiling', 'Head tall'],
  mistakes: ['The lower back arches.', 'The head is pushed forward.'],
  easierNote: null,
  harderNote: 'Lean your body away from the raised arm.',
  notes: 'Hold for the full time on each arm.',
};
