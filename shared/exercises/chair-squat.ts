import type { Exercise } from './exercise';
import { met } from './met';

export const chairSquat: Exercise = {
  id: 'chair-squat',
  name: 'Chair Squats',
  aliases: ['box squat', 'sit to stand', 'bench squat'],
  category: 'lower',
  primaryMuscles: ['quadriceps', 'glutes'],
  secondaryMuscles: ['hamstrings', 'deep_core'],
  skillLevel: 'beginner',
  equipment: ['chair'],
  impact: 'low',
  met: met.calisthenicsFloor,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Stand a small step in front of a sturdy chair that cannot slide.',
    'Reach your hips back and lower yourself slowly until you touch the seat.',
    'Sit lightly, with your weight still in your feet.',
    'Lean forward a little and press through your heels to stand.',
  ],
  cues: ['Reach back for the seat', 'Slow on the way down', 'Push the floor away'],
  mistakes: ['You drop onto the seat for the last stretch.', 'You swing your upper body to get up.'],
  easierId: null,
  harderId: 'squat',
  easierNote: 'Put a firm cushion on the seat, or help yourself up with your hands.',
  harderNote: null,
  avoidWith: [],
  alsoRuledOutBy: [],
  notes: 'Put the chair against a wall so that it stays where it is.',
};
