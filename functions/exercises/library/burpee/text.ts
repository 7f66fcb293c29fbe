import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Burpees',
  aliases: ['burpies', 'burpy'],
  instructions: [
    'Squat down and put your hands on the floor in front of you.',
    'Jump your feet back into a strong high plank.',
    'Jump your feet forward again, next to your hands.',
    'Jump up with your arms overhead and land softly.',
  ],
  cues: ['Strong plank', 'Feet wide on the way in', 'Land softly', 'Breathe out as you jump up'],
  mistakes: [
    'Your lower back sags in the plank.',
    'You land on your tiptoes, so your knees take all the impact.',
    'You go faster than your form allows.',
  ],
  easierNote: null,
  harderNote: 'Add a push-up in the plank.',
  notes: 'On tired days, step your feet back and forward, and skip the jump.',
};
