import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Supported March',
  aliases: ['march with a chair', 'march holding on', 'chair supported march'],
  instructions: [
    'Stand beside a sturdy chair and hold its back with one hand.',
    'Lift one knee, set the foot down softly, and lift the other.',
    'Let your free arm swing.',
  ],
  cues: ['Stand tall', 'Soft feet', 'Light hand'],
  mistakes: ['The upper body leans on the chair.', 'The feet only shuffle.'],
  easierNote: null,
  harderNote: null,
  notes: 'Each step counts as one.',
};
