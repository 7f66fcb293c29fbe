import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Plank Shoulder Taps',
  aliases: ['plank tap'],
  instructions: [
    'Start in a high plank with your feet a little wider than your hips.',
    'Shift your weight into one hand without moving your hips.',
    'Tap that shoulder with your other hand and set it back down softly.',
    'Switch sides and keep your hips quiet.',
  ],
  cues: ['Hips stay still', 'Tap slowly', 'Press the floor away', 'Breathe out as you tap'],
  mistakes: ['Your hips rock side to side.', 'Your hips rise as you get tired.', 'You rush the taps.'],
  easierNote: null,
  harderNote: 'Bring your feet together, or pause for two seconds with each tap.',
  notes: 'Each tap counts as one; a wider stance makes it steadier.',
};
