import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Russian Twists',
  aliases: ['seated twist with weight'],
  instructions: [
    'Sit with your knees bent and your heels on the mat, and lean back with a long spine.',
    'Bring your hands together in front of your chest.',
    'Turn your ribs to one side, then to the other.',
    'Keep your knees still and pointing forward.',
  ],
  cues: ['Turn your ribs', 'Long spine', 'Knees still', 'Breathe out on each twist'],
  mistakes: ['Your back rounds.', 'Only your arms swing.', 'Your knees rock side to side.'],
  easierNote: null,
  harderNote: 'Lift your heels, or hold a weight.',
  notes: 'Each turn counts as one.',
};
