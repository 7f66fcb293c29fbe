import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'High Knees',
  aliases: ['high knee', 'knee high', 'running in place', 'running on the spot'],
  instructions: [
    'Stand tall with your elbows bent.',
    'Run in place and lift your knees toward hip height.',
    'Land softly on the balls of your feet and let your heels kiss the floor.',
    'Pump your arms and keep your chest up.',
  ],
  cues: ['Knees to hip height', 'Light and quick', 'Pump your arms', 'Short, steady breaths'],
  mistakes: ['You lean back.', 'Your feet slap the floor.', 'Your knees get lower and lower.'],
  easierNote: null,
  harderNote: null,
  notes: 'Each step counts as one.',
};
