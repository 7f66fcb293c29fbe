import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Heel-to-Toe Rocks',
  aliases: ['toe raises', 'heel and toe raises', 'rock on the feet'],
  instructions: [
    'Stand behind a sturdy chair and hold its back with both hands.',
    'Rise slowly onto the balls of your feet.',
    'Come down, rock back gently, and lift your toes.',
    'Keep rocking from one to the other without rushing.',
  ],
  cues: ['Slow and smooth', 'Hips stay forward', 'Light hands'],
  mistakes: ['The hips swing back to lift the toes.', 'You pull on the chair.'],
  easierNote: 'Lift the heels only.',
  harderNote: null,
  notes: 'Up and back counts as one.',
};
