import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Bent-Over Rows',
  aliases: ['dumbbell row', 'barbell row', 'do rows', 'of rows', 'show me rows', 'rows exercise', 'bent row'],
  instructions: [
    'Stand with your feet hip-width apart, a dumbbell in each hand, and hinge forward with a flat back.',
    'Let your arms hang straight below your shoulders.',
    'Pull the weights toward your lower ribs and draw your shoulder blades together.',
    'Lower them until your arms are straight.',
  ],
  cues: ['Flat back', 'Elbows to your pockets', 'Squeeze your shoulder blades'],
  mistakes: ['The back rounds.', 'The body rises with every pull.', 'The shoulders hunch up to the ears.'],
  easierNote: null,
  harderNote: 'Row one arm at a time and keep your hips square.',
  notes: 'Rest one hand on a chair and row with the other if your back gets tired.',
};
