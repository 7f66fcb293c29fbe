import type { Exercise } from './exercise';
import { met } from './met';

export const donkeyKick: Exercise = {
  id: 'donkey-kick',
  name: 'Donkey Kicks',
  aliases: ['kickback', 'glute kickback', 'kick back'],
  category: 'lower',
  primaryMuscles: ['glutes'],
  secondaryMuscles: ['hamstrings', 'deep_core'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 12,
  holdSeconds: null,
  sides: 'each',
  instructions: [
    'Come onto hands and knees, hands under shoulders and knees under hips.',
    'Keep one knee bent and press that heel up towards the ceiling.',
    'Stop when your thigh is in line with your back.',
    'Lower the knee without touching down, and change sides after the set.',
  ],
  cues: ['Heel to the ceiling', 'Belly pulled in', 'Hips stay level'],
  mistakes: [
    'The lower back sags to lift the leg higher.',
    'The hip opens to the side.',
    'The leg swings with momentum.',
  ],
  easierId: 'glute-bridge',
  harderId: null,
  easierNote: null,
  harderNote: 'Squeeze a light dumbbell behind your knee.',
  avoidWith: ['wrists', 'knees'],
  alsoRuledOutBy: [],
  notes: 'Repetitions are per leg; go down to your forearms if your wrists tire.',
};
