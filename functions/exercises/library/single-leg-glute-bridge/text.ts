import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Single-Leg Glute Bridges',
  aliases: ['single leg bridge', 'one leg bridge', 'one legged bridge', 'glute bridge single leg'],
  instructions: [
    'Lie on your back with one foot flat and your other leg straight, thighs side by side.',
    'Press through your planted heel and lift your hips.',
    'Keep both hip bones level at the top.',
    'Lower with control, and switch legs after the set.',
  ],
  cues: ['Hips level', 'Drive through your heel', 'Slow on the way down', 'Breathe out as you lift'],
  mistakes: [
    'Your hip drops on the free side.',
    'Your lower back arches at the top.',
    'You swing your free leg for help.',
  ],
  easierNote: null,
  harderNote: 'Hold each rep for three seconds at the top.',
  notes: 'Reps are per leg; stop when you can no longer keep your hips level.',
};
