import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Chair Twists',
  aliases: ['seated chair twist', 'sitting twist', 'seated rotation'],
  instructions: [
    'Sit tall with your hands together in front of your chest.',
    'Turn your upper body to one side as far as is comfortable.',
    'Keep your hips still and let your head turn with you.',
    'Come back to the middle and turn to the other side.',
  ],
  cues: ['Grow taller first', 'Turn from your ribs', 'No swinging'],
  mistakes: ['You swing into the turn.', 'The back rounds as you turn.'],
  easierNote: 'Turn only half as far.',
  harderNote: 'Hold each turn for two breaths.',
  notes: 'Each turn counts as one.',
};
