import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Curtsy Lunges',
  aliases: ['curtsey lunge', 'courtesy lunge'],
  instructions: [
    'Stand tall with your feet hip-width apart and your hands on your hips.',
    'Step your left foot back and across behind you, as in a curtsy.',
    'Lower until your front thigh is nearly level, with your hips still facing forward.',
    'Press through your front heel to stand, then switch legs.',
  ],
  cues: ['Hips face forward', 'Front knee steady', 'Chest up', 'Breathe out as you stand'],
  mistakes: [
    'Your hips twist toward your back leg.',
    'Your front knee caves in.',
    'You cross so far that you lose your balance.',
  ],
  easierNote: null,
  harderNote: 'Hold dumbbells at your sides, or lift your back knee at the top.',
  notes: 'Reps are per leg; a smaller cross still works the side of your hip.',
};
