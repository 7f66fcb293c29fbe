import type { Exercise } from './exercise';
import { met } from './met';

export const highKnees: Exercise = {
  id: 'high-knees',
  name: 'High Knees',
  aliases: ['high knee', 'knee high', 'running in place', 'running on the spot'],
  category: 'cardio',
  primaryMuscles: ['hip_flexors', 'quadriceps'],
  secondaryMuscles: ['calves', 'abs', 'glutes'],
  skillLevel: 'intermediate',
  equipment: ['none'],
  impact: 'high',
  met: met.joggingInPlace,
  defaultSets: 3,
  defaultReps: 40,
  holdSeconds: null,
  sides: 'alternating',
  instructions: [
    'Stand tall with your elbows bent.',
    'Run on the spot and lift your knees towards hip height.',
    'Land softly on the balls of your feet.',
    'Pump your arms and keep your chest up.',
  ],
  cues: ['Knees to hip height', 'Light and quick', 'Pump your arms'],
  mistakes: [
    'The upper body leans back.',
    'The feet slap the floor.',
    'The knees get lower with every step.',
  ],
  easierId: 'march-in-place',
  harderId: 'burpee',
  easierNote: null,
  harderNote: null,
  avoidWith: ['knees', 'ankles', 'hips'],
  alsoRuledOutBy: [],
  notes: 'Each step counts as one.',
};
