import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Mountain Climbers',
  aliases: ['mountain climb', 'climber'],
  instructions: [
    'Start in a high plank with your shoulders above your hands.',
    'Pull one knee toward your chest.',
    'Switch legs in a quick, smooth rhythm.',
    'Keep your hips low and your hands pressed into the floor.',
  ],
  cues: ['Hips low', 'Shoulders above hands', 'Quick knees'],
  mistakes: ['The hips bounce up.', 'The shoulders drift behind the hands.', 'The feet thump.'],
  easierNote: null,
  harderNote: null,
  notes: 'Each knee counts as one; for a calmer version, step slowly.',
};
