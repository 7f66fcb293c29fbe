import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Sit-to-Stands',
  aliases: ['sit to stand exercise', 'slow sit to stand', 'chair stand', 'stand up from a chair'],
  instructions: [
    'Sit on the front half of a sturdy chair, feet under your knees, hands together in front of your chest.',
    'Lean forward until your nose is over your toes.',
    'Press through both feet and stand up tall.',
    'Take three seconds to sit back down.',
  ],
  cues: ['Nose over toes', 'Stand up tall', 'Three seconds down', 'Breathe out as you stand'],
  mistakes: ['You drop onto the seat.', 'Your knees cave in.'],
  easierNote: 'Push yourself up with your hands on the seat or your thighs.',
  harderNote: null,
  notes: 'Put the chair against a wall so it stays put.',
};
