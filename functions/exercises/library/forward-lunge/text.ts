import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Forward Lunges',
  aliases: ['lunge', 'front lunge', 'walking lunge'],
  instructions: [
    'Stand tall with your feet hip-width apart and your hands on your hips.',
    'Take a big step forward with your left foot and bend both knees toward a right angle.',
    'Keep your front knee in line with your toes and your chest up.',
    'Push off your front foot to stand, then switch legs.',
  ],
  cues: ['Big step', 'Soft landing', 'Push the floor away', 'Breathe out as you push back'],
  mistakes: [
    'Your step is too short, so your front knee shoots forward.',
    'Your front knee caves in.',
    'Your back knee crashes into the floor.',
  ],
  easierNote: null,
  harderNote: 'Hold a dumbbell in each hand.',
  notes: 'Reps are per leg, alternating.',
};
