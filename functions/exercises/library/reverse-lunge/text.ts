import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Reverse Lunges',
  aliases: ['backward lunge', 'back lunge'],
  instructions: [
    'Stand tall with your feet hip-width apart.',
    'Step one foot back and lower that knee toward the floor.',
    'Keep most of your weight on the front leg and your chest up.',
    'Press through the front heel to come back, then switch legs.',
  ],
  cues: ['Long step back', 'Weight on the front heel', 'Come up in one move'],
  mistakes: [
    'You push off the back foot instead of the front one.',
    'The back foot lands behind the front one, so you lose your balance.',
    'The chest tips forward.',
  ],
  easierNote: null,
  harderNote: null,
  notes: 'Reps are per leg; of all lunges, this one is easiest on the knees.',
};
