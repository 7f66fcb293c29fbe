import type { Exercise } from './exercise';
import { met } from './met';

export const skaterHop: Exercise = {
  id: 'skater-hop',
  name: 'Skater Hops',
  aliases: ['skater', 'speed skater', 'skater jump'],
  category: 'cardio',
  primaryMuscles: ['glutes', 'outer_hips', 'quadriceps'],
  secondaryMuscles: ['calves', 'hamstrings', 'deep_core'],
  skillLevel: 'intermediate',
  equipment: ['none'],
  impact: 'high',
  met: met.aerobicHighImpact,
  defaultSets: 3,
  defaultReps: 20,
  holdSeconds: null,
  sides: 'alternating',
  instructions: [
    'Stand on one leg with a bent knee and your chest slightly forward.',
    'Push off sideways and land softly on the other leg.',
    'Let the free leg sweep behind you and swing your arms across.',
    'Find your balance, then push off again.',
  ],
  cues: ['Land soft, then go', 'Knee over toes', 'Push off sideways'],
  mistakes: [
    'The landing knee falls inwards.',
    'The leg is stiff on landing.',
    'You hop up instead of to the side.',
  ],
  easierId: 'side-lunge',
  harderId: null,
  easierNote: null,
  harderNote: 'Hop wider and touch the floor with your hand.',
  avoidWith: ['knees', 'ankles', 'hips'],
  alsoRuledOutBy: [],
  notes: 'Each hop counts as one; step instead of hopping to keep it gentle.',
};
