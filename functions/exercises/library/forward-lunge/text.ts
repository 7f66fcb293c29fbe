import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Forward Lunges',
  aliases: ['lunge', 'front lunge', 'walking lunge'],
  instructions: [
    'Stand tall with your feet hip-width apart.',
    'Take a big step forward and bend both knees toward a right angle.',
    'Keep your front knee in line with your toes and your chest up.',
    'Push off the front foot to stand, then switch legs.',
  ],
  cues: ['Big step', 'Soft landing', 'Push the floor away'],
  mistakes: [
    'The step is too short and the front knee shoots forward.',
    'The front knee tips inward.',
    'The back knee crashes into the floor.',
  ],
  easierNote: null,
  harderNote: 'Hold a dumbbell in each hand.',
  notes: 'Reps are per leg, alternating.',
};
