import type { Exercise } from './exercise';
import { met } from './met';

export const legRaise: Exercise = {
  id: 'leg-raise',
  name: 'Leg Raises',
  aliases: ['leg lift', 'lying leg raise', 'leg lower'],
  category: 'core',
  primaryMuscles: ['abs', 'hip_flexors'],
  secondaryMuscles: ['deep_core', 'quadriceps'],
  skillLevel: 'intermediate',
  equipment: ['mat'],
  impact: 'low',
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Lie on your back with your legs straight up and your hands beside your hips.',
    'Press your lower back into the mat.',
    'Lower both legs slowly as far as your back stays down.',
    'Bring them back up without swinging.',
  ],
  cues: ['Back pressed down', 'Slow on the way down', 'Stop before your back lifts'],
  mistakes: ['The lower back arches.', 'The legs drop.', 'The swing does the lifting.'],
  easierId: 'dead-bug',
  harderId: null,
  easierNote: null,
  harderNote: 'Add a small lift of your hips at the top.',
  avoidWith: ['lower_back', 'hips'],
  alsoRuledOutBy: ['neck'],
  notes: 'Bend your knees to make your legs lighter.',
};
