import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Cross-Body Shoulder Stretch',
  aliases: ['cross body stretch', 'cross arm stretch'],
  instructions: [
    'Stand or sit tall and bring one straight arm across your chest.',
    'Hold it just above the elbow with the other arm.',
    'Draw it gently toward you while the shoulder stays low.',
    'Hold, then switch arms.',
  ],
  cues: ['Shoulder low', 'Pull gently', 'Stay tall'],
  mistakes: ['The shoulder climbs to the ear.', 'The body turns with the arm.'],
  easierNote: 'Rest the elbow in your other hand and skip the pull.',
  harderNote: null,
  notes: 'Hold for the full time on each arm.',
};
