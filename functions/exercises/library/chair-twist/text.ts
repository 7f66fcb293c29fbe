import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Chair Twists',
  aliases: ['seated chair twist', 'sitting twist', 'seated rotation'],
  instructions: [
    'Sit tall with your hands together in front of your chest.',
    'Turn your upper body to one side as far as feels comfortable.',
    'Keep your hips still and let your head follow.',
    'Come back to the middle and turn to the other side.',
  ],
  cues: ['Get tall, then turn', 'Turn from your ribs', 'No swinging', 'Breathe out as you turn'],
  mistakes: ['You swing into the turn.', 'Your back rounds as you turn.'],
  easierNote: 'Turn only halfway.',
  harderNote: 'Hold each turn for two breaths.',
  notes: 'Each turn counts as one.',
};
