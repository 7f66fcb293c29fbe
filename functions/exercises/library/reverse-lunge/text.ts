import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Reverse Lunges',
  aliases: ['backward lunge', 'back lunge', 'step back lunge'],
  instructions: [
    'Stand tall with your feet hip-width apart.',
    'Step your left foot back and lower that knee toward the floor.',
    'Keep most of your weight on your front leg and your chest up.',
    'Press through your front heel to come back up, then switch legs.',
  ],
  cues: ['Long step back', 'Weight on the front heel', 'Come up in one move', 'Breathe out as you come up'],
  mistakes: [
    'You push off your back foot instead of your front one.',
    'Your back foot lands behind your front one, so you lose your balance.',
    'Your chest tips forward.',
  ],
  easierNote: null,
  harderNote: null,
  notes: 'Reps are per leg; of all the lunges, this one is easiest on your knees.',
};
