import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Heel-to-Toe Rocks',
  aliases: ['toe raises', 'heel and toe raises', 'rock on the feet'],
  instructions: [
    'Stand behind a sturdy chair and hold the back with both hands.',
    'Rise slowly onto the balls of your feet.',
    'Come down, rock back gently, and lift your toes.',
    'Keep rocking up and back without rushing.',
  ],
  cues: ['Slow and smooth', 'Hips stay forward', 'Light hands', 'Breathe out as you rise'],
  mistakes: ['Your hips swing back to lift your toes.', 'You pull on the chair.'],
  easierNote: 'Lift only your heels.',
  harderNote: null,
  notes: 'Up and back counts as one.',
};
