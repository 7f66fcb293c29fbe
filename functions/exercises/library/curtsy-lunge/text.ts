import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Curtsy Lunges',
  aliases: ['curtsey lunge', 'courtesy lunge'],
  instructions: [
    'Stand tall with your feet hip-width apart and your hands on your hips.',
    'Step one leg back and across behind you, as in a curtsy.',
    'Lower until your front thigh is nearly level, with your hips still facing forward.',
    'Press through the front heel to stand, then switch sides.',
  ],
  cues: ['Hips face forward', 'Front knee steady', 'Chest up'],
  mistakes: [
    'The hips twist toward the back leg.',
    'The front knee collapses inward.',
    'The step crosses so far that you lose balance.',
  ],
  easierNote: null,
  harderNote: 'Hold dumbbells at your sides, or lift the back knee at the top.',
  notes: 'Reps are per leg; a smaller cross still works the side of your hip.',
};
