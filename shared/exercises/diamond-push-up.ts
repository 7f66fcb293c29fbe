import type { Exercise } from './exercise';
import { met } from './met';

export const diamondPushUp: Exercise = {
  id: 'diamond-push-up',
  name: 'Diamond Push-Ups',
  aliases: ['diamond press up', 'triangle push up', 'close grip push up'],
  category: 'upper',
  primaryMuscles: ['triceps', 'chest'],
  secondaryMuscles: ['shoulders', 'deep_core'],
  skillLevel: 'advanced',
  equipment: ['mat'],
  impact: 'low',
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 8,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Start in a high plank and bring your hands together under your chest.',
    'Let thumbs and index fingers touch so that they frame a diamond.',
    'Lower your chest to your hands with your elbows close to your ribs.',
    'Press up until your arms are straight.',
  ],
  cues: ['Elbows brush your ribs', 'Body stays long', 'Slow down, strong up'],
  mistakes: [
    'The elbows flare out.',
    'The hands sit under the face instead of the chest.',
    'The hips come up first.',
  ],
  easierId: 'push-up',
  harderId: null,
  easierNote: null,
  harderNote: 'Put your feet on a sturdy chair.',
  avoidWith: ['wrists', 'shoulders'],
  alsoRuledOutBy: [],
  notes: 'Leave a hand width between your hands if your wrists object.',
};
