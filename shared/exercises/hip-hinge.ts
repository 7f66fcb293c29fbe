import type { Exercise } from './exercise';
import { met } from './met';

export const hipHinge: Exercise = {
  id: 'hip-hinge',
  name: 'Hip Hinges',
  aliases: ['good morning exercise', 'hinge'],
  category: 'lower',
  primaryMuscles: ['hamstrings', 'glutes'],
  secondaryMuscles: ['lower_back', 'deep_core'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 12,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Stand with your feet hip-width apart, knees soft and hands on your hips.',
    'Push your hips straight back as if you were closing a door with them.',
    'Tip your chest forward with a long back until you feel your hamstrings stretch.',
    'Squeeze your glutes and bring your hips forward to stand.',
  ],
  cues: ['Close the door behind you', 'Long back', 'Soft knees'],
  mistakes: ['The back rounds to reach further down.', 'The knees bend so much that it becomes a squat.'],
  easierId: null,
  harderId: 'romanian-deadlift',
  easierNote: 'Stand a foot away from a wall and reach back until you touch it.',
  harderNote: null,
  avoidWith: [],
  alsoRuledOutBy: [],
  notes: 'Learn this one well, since every safe lift from the floor begins with it.',
};
