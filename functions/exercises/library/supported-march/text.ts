import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Supported March',
  aliases: ['march with a chair', 'march holding on', 'chair supported march'],
  instructions: [
    'Stand beside a sturdy chair and hold the back with one hand.',
    'Lift one knee, set the foot down softly, and lift the other.',
    'Let your free arm swing.',
  ],
  cues: ['Stand tall', 'Soft feet', 'Light hand', 'Breathe easy as you march'],
  mistakes: ['You lean on the chair.', 'You just shuffle your feet.'],
  easierNote: null,
  harderNote: null,
  notes: 'Each step counts as one.',
};
