import type { Exercise } from './exercise';
import { met } from './met';

export const gluteBridge: Exercise = {
  id: 'glute-bridge',
  name: 'Glute Bridges',
  aliases: ['bridge', 'hip thrust', 'hip bridge', 'hip raise', 'bum lift'],
  category: 'lower',
  primaryMuscles: ['glutes'],
  secondaryMuscles: ['hamstrings', 'lower_back', 'deep_core'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  met: met.calisthenicsFloor,
  defaultSets: 3,
  defaultReps: 15,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Lie on your back with your knees bent and your feet flat, hip-width apart.',
    'Tilt your pelvis so that your lower back rests on the mat.',
    'Press through your heels and lift your hips until shoulders, hips and knees make one line.',
    'Squeeze for a moment and roll down slowly.',
  ],
  cues: ['Push through your heels', 'Squeeze at the top', 'Ribs stay down'],
  mistakes: [
    'The lower back arches to get higher.',
    'The knees fall apart or together.',
    'The feet are so far away that only the hamstrings work.',
  ],
  easierId: null,
  harderId: 'single-leg-glute-bridge',
  easierNote: 'Lift your hips only halfway and rest between repetitions.',
  harderNote: null,
  avoidWith: [],
  alsoRuledOutBy: [],
  notes: 'Feel it in your glutes: if your hamstrings cramp, bring your heels closer.',
};
