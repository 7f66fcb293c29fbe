import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Calf Raises',
  aliases: ['heel raise', 'calf rise'],
  instructions: [
    'Stand tall with your feet hip-width apart, a wall or chair within reach.',
    'Rise slowly onto the balls of your feet, as high as you can.',
    'Hold for one second at the top.',
    'Lower your heels with control until they just touch the floor.',
  ],
  cues: ['All the way up', 'Pause at the top', 'Lower slowly', 'Breathe out as you rise'],
  mistakes: [
    'You let your heels drop.',
    'Your ankles roll outward at the top.',
    'You rock forward to get higher.',
  ],
  easierNote: 'Hold on to a chair with both hands.',
  harderNote: 'Do it on one leg, or with the balls of your feet on the edge of a step.',
  notes: 'Keep your weight spread from your big toe to your little toe.',
};
