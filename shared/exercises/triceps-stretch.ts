import type { Exercise } from './exercise';
import { met } from './met';

export const tricepsStretch: Exercise = {
  id: 'triceps-stretch',
  name: 'Overhead Triceps Stretch',
  aliases: ['tricep stretch', 'overhead stretch'],
  category: 'flexibility',
  primaryMuscles: ['triceps'],
  secondaryMuscles: ['lats', 'shoulders'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  met: met.stretching,
  defaultSets: 2,
  defaultReps: null,
  holdSeconds: 20,
  sides: 'each',
  instructions: [
    'Raise one arm and bend the elbow so that your hand reaches between your shoulder blades.',
    'Take hold of that elbow with the other hand.',
    'Ease it back and towards your head while your ribs stay down.',
    'Hold, then change arms.',
  ],
  cues: ['Ribs down', 'Elbow to the ceiling', 'Head tall'],
  mistakes: ['The lower back arches.', 'The head is pushed forward.'],
  easierId: 'shoulder-stretch',
  harderId: null,
  easierNote: null,
  harderNote: 'Lean your body away from the raised arm.',
  avoidWith: ['shoulders', 'neck'],
  alsoRuledOutBy: [],
  notes: 'The hold is per arm.',
};
