import type { Exercise } from './exercise';
import { met } from './met';

export const butterflyStretch: Exercise = {
  id: 'butterfly-stretch',
  name: 'Butterfly Stretch',
  aliases: ['butterfly', 'groin stretch'],
  category: 'flexibility',
  primaryMuscles: ['inner_thighs'],
  secondaryMuscles: ['outer_hips', 'lower_back'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  met: met.stretching,
  defaultSets: 2,
  defaultReps: null,
  holdSeconds: 30,
  sides: 'both',
  instructions: [
    'Sit tall and bring the soles of your feet together.',
    'Hold your ankles and let your knees sink to the sides.',
    'Lean forward a little from your hips with a long back.',
    'Breathe and let gravity do the work.',
  ],
  cues: ['Sit tall', 'Let your knees sink', 'Breathe out'],
  mistakes: ['The hands press the knees down.', 'The back rounds and the chin drops.'],
  easierId: null,
  harderId: null,
  easierNote: 'Move your feet further away and sit on a cushion.',
  harderNote: 'Bring your heels closer and fold forward.',
  avoidWith: ['knees', 'hips'],
  alsoRuledOutBy: [],
  notes: 'Never bounce your knees, because time opens them better.',
};
