import type { Exercise } from './exercise';
import { met } from './met';

export const birdDog: Exercise = {
  id: 'bird-dog',
  name: 'Bird Dog',
  aliases: ['pointer dog'],
  category: 'core',
  primaryMuscles: ['deep_core', 'lower_back'],
  secondaryMuscles: ['glutes', 'shoulders', 'upper_back'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'alternating',
  instructions: [
    'Come onto hands and knees with a flat back.',
    'Stretch one arm forward and the opposite leg back.',
    'Hold for two seconds without letting your hips tilt.',
    'Come back with control and change sides.',
  ],
  cues: ['Reach long, not high', 'Hips level', 'Eyes on the floor'],
  mistakes: ['The lower back sags to lift the leg.', 'The hips open to one side.', 'The head lifts.'],
  easierId: null,
  harderId: 'superman',
  easierNote: 'Move only the leg and keep both hands down.',
  harderNote: null,
  avoidWith: ['wrists', 'knees'],
  alsoRuledOutBy: [],
  notes: 'Each side counts as one; imagine a full glass standing on your back.',
};
