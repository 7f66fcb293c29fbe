import type { Exercise } from './exercise';
import { met } from './met';

export const quadStretch: Exercise = {
  id: 'quad-stretch',
  name: 'Standing Quad Stretch',
  aliases: ['thigh stretch', 'quadricep stretch'],
  category: 'flexibility',
  primaryMuscles: ['quadriceps'],
  secondaryMuscles: ['hip_flexors'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  met: met.stretching,
  defaultSets: 2,
  defaultReps: null,
  holdSeconds: 30,
  sides: 'each',
  instructions: [
    'Stand on one leg, near a wall if you like.',
    'Take hold of the other ankle and bring the heel towards your bottom.',
    'Keep your knees together and tuck your tailbone.',
    'Hold, then change legs.',
  ],
  cues: ['Knees together', 'Tuck your tailbone', 'Fix your eyes on one spot'],
  mistakes: ['The knee swings out to the side.', 'The lower back arches.'],
  easierId: null,
  harderId: 'hip-flexor-stretch',
  easierNote: 'Lie on your side, or loop a towel around your ankle.',
  harderNote: null,
  avoidWith: ['knees'],
  alsoRuledOutBy: [],
  notes: 'The hold is per leg.',
};
