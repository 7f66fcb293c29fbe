import type { Exercise } from './exercise';
import { met } from './met';

export const seatedTwist: Exercise = {
  id: 'seated-twist',
  name: 'Seated Spinal Twist',
  aliases: ['spinal twist'],
  category: 'flexibility',
  primaryMuscles: ['obliques', 'lower_back'],
  secondaryMuscles: ['glutes', 'upper_back'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  met: met.stretching,
  defaultSets: 2,
  defaultReps: null,
  holdSeconds: 30,
  sides: 'each',
  instructions: [
    'Sit with your legs long and cross one foot over the other knee.',
    'Hug the bent knee with the opposite arm and put the other hand behind you.',
    'Grow tall as you breathe in and turn gently as you breathe out.',
    'Hold, then change sides.',
  ],
  cues: ['Tall first, then turn', 'Both hips on the mat', 'Gentle'],
  mistakes: ['The back slumps before it turns.', 'The arm forces the twist.', 'One hip lifts off the mat.'],
  easierId: null,
  harderId: null,
  easierNote: 'Keep the lower leg long and just rest your hand on the bent knee.',
  harderNote: 'Place your elbow outside the knee.',
  avoidWith: ['lower_back', 'hips'],
  alsoRuledOutBy: [],
  notes: 'The hold is per side.',
};
