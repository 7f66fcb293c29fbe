import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Cross-Body Shoulder Stretch',
  aliases: ['cross body stretch', 'cross arm stretch'],
  instructions: [
    'Stand or sit tall and bring one straight arm across your chest.',
    'Hold it just above the elbow with your other arm.',
    'Draw it gently toward you and keep that shoulder low.',
    'Hold, then switch arms.',
  ],
  cues: ['Shoulder low', 'Pull gently', 'Stay tall', 'Let go a little with each exhale'],
  mistakes: ['Your shoulder climbs to your ear.', 'Your body turns with your arm.'],
  easierNote: 'Rest your elbow in your other hand and skip the pull.',
  harderNote: null,
  notes: 'Hold for the full time on each arm.',
};
