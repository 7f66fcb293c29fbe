import type { Exercise } from './exercise';
import { met } from './met';

export const shadowBoxing: Exercise = {
  id: 'shadow-boxing',
  name: 'Shadow Boxing',
  aliases: ['shadowbox', 'boxing', 'punching'],
  category: 'cardio',
  primaryMuscles: ['shoulders', 'obliques'],
  secondaryMuscles: ['triceps', 'chest', 'calves', 'deep_core'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  met: met.boxing,
  defaultSets: 3,
  defaultReps: 40,
  holdSeconds: null,
  sides: 'alternating',
  instructions: [
    'Stand with one foot forward, knees soft and fists at your chin.',
    'Punch straight ahead and turn hip and shoulder with your arm.',
    'Bring the fist back to your chin before the next punch.',
    'Stay light on your feet and change your stance halfway.',
  ],
  cues: ['Hands back to your chin', 'Turn your hips', 'Breathe out with each punch'],
  mistakes: ['The elbows snap straight.', 'The hands drop after the punch.', 'Only the arms work.'],
  easierId: 'march-in-place',
  harderId: null,
  easierNote: null,
  harderNote: 'Add a small squat between your combinations.',
  avoidWith: ['shoulders'],
  alsoRuledOutBy: [],
  notes: 'Each punch counts as one; keep your elbow a little soft at the end.',
};
