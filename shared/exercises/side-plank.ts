import type { Exercise } from './exercise';
import { met } from './met';

export const sidePlank: Exercise = {
  id: 'side-plank',
  name: 'Side Plank',
  aliases: [],
  category: 'core',
  primaryMuscles: ['obliques', 'deep_core'],
  secondaryMuscles: ['outer_hips', 'shoulders', 'glutes'],
  skillLevel: 'intermediate',
  equipment: ['mat'],
  impact: 'low',
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: null,
  holdSeconds: 20,
  sides: 'each',
  instructions: [
    'Lie on your side with your elbow under your shoulder and your legs stretched out.',
    'Lift your hips until your body is one straight line.',
    'Press the forearm into the mat and keep your top hip above the lower one.',
    'Hold, then change sides.',
  ],
  cues: ['Hips high', 'Shoulder away from your ear', 'Long line'],
  mistakes: ['The hips sink towards the mat.', 'The upper body rolls forward.', 'The shoulder collapses.'],
  easierId: null,
  harderId: null,
  easierNote: 'Bend your lower knee and keep it on the mat.',
  harderNote: 'Lift your top leg.',
  avoidWith: ['shoulders', 'neck'],
  alsoRuledOutBy: ['wrists'],
  notes: 'The hold is per side.',
};
