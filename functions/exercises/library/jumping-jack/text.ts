import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Jumping Jacks',
  aliases: ['star jump', 'side straddle hop', 'jumpin jack'],
  instructions: [
    'Stand tall with your feet together and your arms at your sides.',
    'Jump your feet apart and swing your arms overhead.',
    'Jump your feet together and bring your arms down.',
    'Land on the balls of your feet, let your heels kiss the floor, and find a steady rhythm.',
  ],
  cues: ['Light feet', 'Soft knees', 'Arms all the way up', 'Breathe in for two jacks, out for two'],
  mistakes: ['You land flat and heavy.', 'Your knees lock.', 'Your arms stop at shoulder height.'],
  easierNote: null,
  harderNote: null,
  notes: 'To keep it quiet, step side to side instead of jumping.',
};
