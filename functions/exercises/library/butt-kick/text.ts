import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Butt Kicks',
  aliases: ['bum kick', 'heel flick', 'butt kicker'],
  instructions: [
    'Stand tall with your elbows bent.',
    'Jog in place and bring your heels up toward your glutes.',
    'Keep your thighs pointing down and your knees close together.',
    'Land softly on the balls of your feet and let your heels kiss the floor.',
  ],
  cues: ['Heels up', 'Knees point down', 'Stay tall', 'Breathe in a steady rhythm'],
  mistakes: ['Your knees come forward.', 'You lean forward from the hips.', 'You land heavily.'],
  easierNote: null,
  harderNote: null,
  notes: 'Each kick counts as one.',
};
