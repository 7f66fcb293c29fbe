import type { Exercise } from './exercise';
import { met } from './met';

export const pulseSquat: Exercise = {
  id: 'pulse-squat',
  name: 'Pulse Squats',
  aliases: ['squat pulse', 'pulsing squat'],
  category: 'lower',
  primaryMuscles: ['quadriceps', 'glutes'],
  secondaryMuscles: ['inner_thighs', 'deep_core'],
  skillLevel: 'intermediate',
  equipment: ['none'],
  impact: 'low',
  met: met.squats,
  defaultSets: 3,
  defaultReps: 15,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Lower into a squat and stay near the bottom.',
    'Rise about a hand width, then sink back down.',
    'Keep the pulses small, even and under control.',
    'Stand up after the last one and shake your legs out.',
  ],
  cues: ['Stay low', 'Small and smooth', 'Chest up', 'Keep breathing'],
  mistakes: [
    'The pulses grow into full squats.',
    'The heels come off the floor.',
    'The breath is held all along.',
  ],
  easierId: 'squat',
  harderId: 'jump-squat',
  easierNote: null,
  harderNote: null,
  avoidWith: ['knees'],
  alsoRuledOutBy: [],
  notes: 'The burn in your thighs is the point, and pain in your knees is not.',
};
