import type { Exercise } from './exercise';
import { met } from './met';

export const fireHydrant: Exercise = {
  id: 'fire-hydrant',
  name: 'Fire Hydrants',
  aliases: ['hydrant'],
  category: 'lower',
  primaryMuscles: ['outer_hips', 'glutes'],
  secondaryMuscles: ['deep_core'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 12,
  holdSeconds: null,
  sides: 'each',
  instructions: [
    'Come onto hands and knees with your back flat.',
    'Lift one bent knee out to the side and keep the right angle.',
    'Go as high as you can without leaning to the other side.',
    'Lower slowly, and change sides after the set.',
  ],
  cues: ['Knee out to the side', 'Weight even on both hands', 'Small is fine'],
  mistakes: [
    'The body leans away from the lifting leg.',
    'The elbows bend to make room.',
    'The foot lifts higher than the knee.',
  ],
  easierId: null,
  harderId: null,
  easierNote: 'Lie on your side and open your top knee like a clam.',
  harderNote: 'Straighten the leg to the side at the top.',
  avoidWith: ['wrists', 'hips', 'knees'],
  alsoRuledOutBy: [],
  notes: 'Repetitions are per leg, and a small clean lift does more than a high crooked one.',
};
