import type { Exercise } from './exercise';
import { met } from './met';

export const sumoSquat: Exercise = {
  id: 'sumo-squat',
  name: 'Sumo Squats',
  aliases: ['plie squat', 'plie', 'wide squat', 'wide stance squat'],
  category: 'lower',
  primaryMuscles: ['glutes', 'inner_thighs', 'quadriceps'],
  secondaryMuscles: ['hamstrings', 'deep_core'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  position: 'standing',
  demands: [],
  met: met.squats,
  defaultSets: 3,
  defaultReps: 12,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Step your feet wider than your shoulders and turn your toes out about 45 degrees.',
    'Keep your chest up and lower your hips straight down between your heels.',
    'Stop when your thighs are near level with the floor or your knees want to roll in.',
    'Squeeze your glutes and inner thighs to stand up.',
  ],
  cues: ['Chest proud', 'Open your knees wide', 'Straight down, straight up'],
  mistakes: [
    'The knees roll inwards instead of pointing over the toes.',
    'The hips shoot back and the chest tips forward.',
  ],
  easierId: 'chair-squat',
  harderId: 'goblet-squat',
  easierNote: null,
  harderNote: null,
  avoidWith: ['knees', 'hips'],
  alsoRuledOutBy: [],
  notes: 'Turn your toes out only as far as your knees can follow.',
};
