import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Donkey Kicks',
  aliases: ['kickback', 'glute kickback', 'kick back'],
  instructions: [
    'Come onto hands and knees, hands under shoulders and knees under hips.',
    'Keep one knee bent and press that heel up toward the ceiling.',
    'Stop when your thigh is in line with your back.',
    'Lower the knee without touching down, and switch sides after the set.',
  ],
  cues: ['Heel to the ceiling', 'Belly pulled in', 'Hips stay level'],
  mistakes: [
    'The lower back sags to lift the leg higher.',
    'The hip opens to the side.',
    'The leg swings with momentum.',
  ],
  easierNote: null,
  harderNote: 'Squeeze a light dumbbell behind your knee.',
  notes: 'Reps are per leg; drop to your forearms if your wrists get tired.',
};
