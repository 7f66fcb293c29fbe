import type { Exercise } from './exercise';
import { met } from './met';

export const singleLegGluteBridge: Exercise = {
  id: 'single-leg-glute-bridge',
  name: 'Single-Leg Glute Bridges',
  aliases: ['single leg bridge', 'one leg bridge', 'one legged bridge', 'glute bridge single leg'],
  category: 'lower',
  primaryMuscles: ['glutes', 'hamstrings'],
  secondaryMuscles: ['deep_core', 'lower_back', 'outer_hips'],
  skillLevel: 'intermediate',
  equipment: ['mat'],
  impact: 'low',
  met: met.calisthenicsFloor,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'each',
  instructions: [
    'Lie on your back with one foot flat and the other leg stretched out, thighs side by side.',
    'Press through the planted heel and lift your hips.',
    'Keep both hip bones level at the top.',
    'Lower with control and change legs after the set.',
  ],
  cues: ['Hips level', 'Drive through the heel', 'Slow on the way down'],
  mistakes: [
    'The free side of the pelvis drops.',
    'The lower back arches at the top.',
    'The free leg swings for help.',
  ],
  easierId: 'glute-bridge',
  harderId: null,
  easierNote: null,
  harderNote: 'Hold each repetition for three seconds at the top.',
  avoidWith: ['lower_back'],
  alsoRuledOutBy: [],
  notes: 'Repetitions are per leg; stop when you can no longer keep your hips level.',
};
