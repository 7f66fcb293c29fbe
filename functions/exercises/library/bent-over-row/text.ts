import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Bent-Over Rows',
  aliases: ['dumbbell row', 'barbell row', 'do rows', 'of rows', 'show me rows', 'rows exercise', 'bent row'],
  instructions: [
    'Stand with your feet hip-width apart, a dumbbell in each hand, and hinge forward with a flat back.',
    'Let your arms hang straight below your shoulders.',
    'Pull the weights toward your lower ribs and squeeze your shoulder blades together.',
    'Lower them until your arms are straight.',
  ],
  cues: [
    'Flat back',
    'Elbows to your back pockets',
    'Squeeze your shoulder blades',
    'Breathe out as you pull',
  ],
  mistakes: [
    'Your back rounds.',
    'Your upper body rises with every pull.',
    'Your shoulders hunch up to your ears.',
  ],
  easierNote: null,
  harderNote: 'Row one arm at a time and keep your hips square.',
  notes: 'If your back gets tired, rest one hand on a chair and row with the other.',
};
