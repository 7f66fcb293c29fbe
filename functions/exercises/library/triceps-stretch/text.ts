import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Overhead Triceps Stretch',
  aliases: ['tricep stretch', 'overhead stretch'],
  instructions: [
    'Raise one arm and bend your elbow so your hand reaches between your shoulder blades.',
    'Take hold of that elbow with your other hand.',
    'Ease it back and toward your head while you keep your ribs down.',
    'Hold, then switch arms.',
  ],
  cues: ['Ribs down', 'Elbow to the ceiling', 'Head tall', 'Ease back on each exhale'],
  mistakes: ['Your lower back arches.', 'Your arm pushes your head forward.'],
  easierNote: null,
  harderNote: 'Lean your body away from the raised arm.',
  notes: 'Hold for the full time on each arm.',
};
