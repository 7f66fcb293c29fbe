import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Single-Leg Stands',
  aliases: ['one leg stand', 'flamingo stand', 'single leg balance', 'one leg balance'],
  instructions: [
    'Stand beside a sturdy chair and hold the back with one hand.',
    'Shift your weight onto one foot and lift the other one.',
    'Stand tall, look straight ahead, and count to three.',
    'Set your foot down softly and lift the other one.',
  ],
  cues: ['Look straight ahead', 'Stand tall', 'Set it down softly', 'Breathe out as you lift your foot'],
  mistakes: ['Your hip sinks out to the side.', 'You look down at your feet.'],
  easierNote: null,
  harderNote: 'Hold on with one finger.',
  notes: 'Each stand counts as one.',
};
