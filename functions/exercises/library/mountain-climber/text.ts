import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Mountain Climbers',
  aliases: ['mountain climb', 'climber'],
  instructions: [
    'Start in a high plank with your shoulders over your hands.',
    'Drive one knee toward your chest.',
    'Switch legs in a quick, smooth rhythm.',
    'Keep your hips low and your hands pressed into the floor.',
  ],
  cues: ['Hips low', 'Shoulders over hands', 'Quick knees', 'Quick, even breaths'],
  mistakes: ['Your hips bounce up.', 'Your shoulders drift behind your hands.', 'Your feet thump.'],
  easierNote: null,
  harderNote: null,
  notes: 'Each knee counts as one; for a calmer version, step slowly.',
};
