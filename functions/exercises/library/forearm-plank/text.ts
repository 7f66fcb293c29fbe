import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Forearm Plank',
  aliases: ['elbow plank', 'low plank', 'plank on elbows', 'plank on forearms'],
  instructions: [
    'Lie on your stomach and put your elbows under your shoulders.',
    'Lift your hips until your body makes one straight line.',
    'Pull your elbows toward your toes and squeeze your glutes.',
    'Hold and breathe evenly.',
  ],
  cues: ['Elbows under shoulders', 'Belly tight', 'Long neck', 'Breathe all the way out'],
  mistakes: ['Your hips sink and your lower back aches.', 'Your chest sags between your shoulder blades.'],
  easierNote: null,
  harderNote: null,
  notes: 'Three short, strong holds beat one long, shaky one.',
};
