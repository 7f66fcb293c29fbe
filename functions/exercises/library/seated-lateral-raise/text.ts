import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Seated Lateral Raises',
  aliases: ['chair lateral raise', 'seated side raise', 'sitting arm raises'],
  instructions: [
    'Sit tall and let your arms hang at your sides.',
    'Raise both arms out to the sides until your hands are at shoulder height.',
    'Pause for a moment.',
    'Lower them slowly.',
  ],
  cues: ['Long arms', 'No higher than your shoulders', 'Slow on the way down', 'Breathe out as you lift'],
  mistakes: ['You swing your upper body to help.', 'Your shoulders creep up to your ears.'],
  easierNote: 'Bend your elbows and lift those instead.',
  harderNote: 'Hold a small water bottle in each hand.',
  notes: 'If the armrests get in your way, start with your hands in your lap.',
};
