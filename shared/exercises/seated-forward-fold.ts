import type { Exercise } from './exercise';
import { met } from './met';

export const seatedForwardFold: Exercise = {
  id: 'seated-forward-fold',
  name: 'Seated Forward Fold',
  aliases: ['forward fold', 'sit and reach', 'toe touch', 'touch my toe'],
  category: 'flexibility',
  primaryMuscles: ['hamstrings', 'lower_back'],
  secondaryMuscles: ['calves', 'glutes'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  met: met.stretching,
  defaultSets: 2,
  defaultReps: null,
  holdSeconds: 30,
  sides: 'both',
  instructions: [
    'Sit with your legs stretched out and your feet together.',
    'Grow tall as you breathe in.',
    'Breathe out and fold forward from your hips, hands on your shins.',
    'Stay where you can breathe calmly.',
  ],
  cues: ['Fold from your hips', 'Chest forward', 'Let go as you breathe out'],
  mistakes: ['The back rounds to reach the toes.', 'You bounce.'],
  easierId: 'hamstring-stretch',
  harderId: null,
  easierNote: null,
  harderNote: 'Reach around your feet and stay for ten slow breaths.',
  avoidWith: ['lower_back'],
  alsoRuledOutBy: [],
  notes: 'Sit on a folded towel and bend your knees if your back rounds.',
};
