import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Butterfly Stretch',
  aliases: ['butterfly', 'groin stretch'],
  instructions: [
    'Sit tall and bring the soles of your feet together.',
    'Hold your ankles and let your knees sink to the sides.',
    'Lean forward a little from your hips with a long back.',
    'Breathe and let gravity do the work.',
  ],
  cues: ['Sit tall', 'Let your knees sink', 'Breathe out'],
  mistakes: ['The hands press the knees down.', 'The back rounds and the chin drops.'],
  easierNote: 'Move your feet farther away and sit on a cushion.',
  harderNote: 'Bring your heels closer and fold forward.',
  notes: 'Never bounce your knees; time opens them better.',
};
