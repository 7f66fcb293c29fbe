import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Plank Shoulder Taps',
  aliases: ['plank tap'],
  instructions: [
    'Start in a high plank with your feet a little wider than your hips.',
    'Shift your weight into one hand without moving your hips.',
    'Tap that shoulder with the other hand and place it back softly.',
    'Switch sides and keep your pelvis quiet.',
  ],
  cues: ['Hips stay still', 'Tap slowly', 'Press the floor away'],
  mistakes: ['The hips rock from side to side.', 'The hips rise as you get tired.', 'The taps are rushed.'],
  easierNote: null,
  harderNote: 'Bring your feet together, or pause for two seconds with each tap.',
  notes: 'Count every tap; wider feet make it steadier.',
};
