import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Butterfly Stretch',
  aliases: ['butterfly', 'groin stretch', 'bound angle pose'],
  instructions: [
    'Sit tall and bring the soles of your feet together.',
    'Hold your ankles and let your knees drop out to the sides.',
    'Lean forward a little from your hips with a long back.',
    'Breathe and let gravity do the work.',
  ],
  cues: ['Sit tall', 'Let your knees sink', 'Sink in on each exhale'],
  mistakes: ['You press your knees down with your hands.', 'Your back rounds and your chin drops.'],
  easierNote: 'Slide your feet farther away and sit on a cushion.',
  harderNote: 'Bring your heels closer and fold forward.',
  notes: "Don't bounce your knees; give them time to open.",
};
