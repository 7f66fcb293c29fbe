import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Pulse Squats',
  aliases: ['squat pulse', 'pulsing squat'],
  instructions: [
    'Lower into a squat and stay near the bottom.',
    "Come up about a hand's width, then sink back down.",
    'Keep the pulses small, even, and controlled.',
    'After the last one, stand up and shake out your legs.',
  ],
  cues: ['Stay low', 'Small and smooth', 'Chest up', 'Breathe out on every pulse up'],
  mistakes: ['Your pulses grow into full squats.', 'Your heels come off the floor.', 'You hold your breath.'],
  easierNote: null,
  harderNote: null,
  notes: "A burn in your thighs is the point; pain in your knees isn't.",
};
