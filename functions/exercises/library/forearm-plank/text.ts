import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Forearm Plank',
  aliases: ['elbow plank', 'low plank'],
  instructions: [
    'Lie on your stomach and place your elbows under your shoulders.',
    'Lift your hips until your body is one straight line.',
    'Pull your elbows toward your toes and squeeze your glutes.',
    'Hold and breathe evenly.',
  ],
  cues: ['Elbows under shoulders', 'Belly tight', 'Long neck', 'Breathe out fully'],
  mistakes: ['The hips sink and the lower back aches.', 'The chest sags between the shoulder blades.'],
  easierNote: null,
  harderNote: null,
  notes: 'Three short, strong holds beat one long, shaky one.',
};
