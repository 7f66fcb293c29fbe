import type { Exercise } from './exercise';
import { met } from './met';

export const shoulderStretch: Exercise = {
  id: 'shoulder-stretch',
  name: 'Cross-Body Shoulder Stretch',
  aliases: ['cross body stretch', 'cross arm stretch'],
  category: 'flexibility',
  primaryMuscles: ['shoulders'],
  secondaryMuscles: ['upper_back'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  met: met.stretching,
  defaultSets: 2,
  defaultReps: null,
  holdSeconds: 20,
  sides: 'each',
  instructions: [
    'Stand or sit tall and bring one straight arm across your chest.',
    'Hold it just above the elbow with the other arm.',
    'Draw it gently towards you while the shoulder stays low.',
    'Hold, then change arms.',
  ],
  cues: ['Shoulder low', 'Pull gently', 'Stay tall'],
  mistakes: ['The shoulder climbs to the ear.', 'The body turns along with the arm.'],
  easierId: null,
  harderId: 'triceps-stretch',
  easierNote: 'Rest the elbow in your other hand and skip the pull.',
  harderNote: null,
  avoidWith: [],
  alsoRuledOutBy: [],
  notes: 'The hold is per arm.',
};
