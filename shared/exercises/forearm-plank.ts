import type { Exercise } from './exercise';
import { met } from './met';

export const forearmPlank: Exercise = {
  id: 'forearm-plank',
  name: 'Forearm Plank',
  aliases: ['elbow plank', 'low plank'],
  category: 'core',
  primaryMuscles: ['deep_core', 'abs'],
  secondaryMuscles: ['shoulders', 'glutes', 'quadriceps'],
  skillLevel: 'intermediate',
  equipment: ['mat'],
  impact: 'low',
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: null,
  holdSeconds: 30,
  sides: 'both',
  instructions: [
    'Lie on your front and place your elbows under your shoulders.',
    'Lift your hips until your body is one straight line.',
    'Pull your elbows towards your toes and squeeze your glutes.',
    'Hold and breathe evenly.',
  ],
  cues: ['Elbows under shoulders', 'Belly tight', 'Long neck', 'Breathe out fully'],
  mistakes: ['The hips sink and the lower back aches.', 'The shoulders sag between the shoulder blades.'],
  easierId: 'plank',
  harderId: 'side-plank',
  easierNote: null,
  harderNote: null,
  avoidWith: ['shoulders'],
  alsoRuledOutBy: [],
  notes: 'Three strong short holds are worth more than one long shaky one.',
};
