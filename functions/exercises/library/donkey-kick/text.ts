import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Donkey Kicks',
  aliases: ['kickback', 'glute kickback', 'kick back'],
  instructions: [
    'Start on your hands and knees, hands under your shoulders and knees under your hips.',
    'Keep one knee bent and press that heel up toward the ceiling.',
    'Stop when your thigh is in line with your back.',
    'Lower your knee without touching down, and switch sides after the set.',
  ],
  cues: ['Heel to the ceiling', 'Belly tight', 'Hips stay level', 'Breathe out as you lift'],
  mistakes: [
    'Your lower back sags to get the leg higher.',
    'Your hip opens to the side.',
    'You swing your leg.',
  ],
  easierNote: null,
  harderNote: 'Squeeze a light dumbbell behind your knee.',
  notes: 'Reps are per leg; drop to your forearms if your wrists get tired.',
};
