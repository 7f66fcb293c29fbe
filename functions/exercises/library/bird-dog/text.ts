import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Bird Dog',
  aliases: ['pointer dog'],
  instructions: [
    'Come onto hands and knees with a flat back.',
    'Stretch one arm forward and the opposite leg back.',
    'Hold for two seconds without letting your hips tilt.',
    'Come back with control and switch sides.',
  ],
  cues: ['Reach long, not high', 'Hips level', 'Eyes on the floor'],
  mistakes: ['The lower back sags to lift the leg.', 'The hips open to one side.', 'The head lifts.'],
  easierNote: 'Move only the leg and keep both hands down.',
  harderNote: 'Touch your elbow to your knee under your belly between reaches.',
  notes: 'Each side counts as one; imagine a full glass balanced on your back.',
};
