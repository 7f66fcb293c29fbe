import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'March in Place',
  aliases: ['marching', 'march on the spot', 'marching on the spot', 'marching in place'],
  instructions: [
    'Stand tall and start walking in place.',
    'Lift your knees as high as feels good and swing your arms.',
    'Set each foot down softly, ball first, until your heel kisses the floor.',
  ],
  cues: ['Stand tall', 'Swing your arms', 'Find your rhythm', 'Breathe in for four steps, out for four'],
  mistakes: ['Your upper body sways side to side.', 'You just shuffle your feet.'],
  easierNote: 'Hold on to a chair, or march sitting down.',
  harderNote: null,
  notes: 'Each step counts as one, and it works on any floor.',
};
