import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Shoulder Presses',
  aliases: ['overhead press', 'military press', 'ohp', 'arnold press'],
  instructions: [
    'Stand with your feet hip-width apart, dumbbells at shoulder height, elbows slightly in front of you.',
    'Tighten your belly and glutes.',
    'Press the weights up until your arms are straight beside your ears.',
    'Lower them to your shoulders with control.',
  ],
  cues: ['Ribs down', 'Press straight up', 'Squeeze your glutes', 'Breathe out as you press'],
  mistakes: [
    'Your lower back arches.',
    'The weights drift forward.',
    'Your shoulders stay hunched at the top.',
  ],
  easierNote: 'Use lighter weights, or press one arm at a time.',
  harderNote: null,
  notes: 'Sit on a chair if your back wants to arch.',
};
