import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Seated Biceps Curls',
  aliases: ['chair curl', 'sitting biceps curl', 'seated dumbbell curl'],
  instructions: [
    'Sit tall with a dumbbell in each hand beside the chair, palms facing in.',
    'Keep your elbows at your sides and curl the weights up.',
    'Turn your palms toward your shoulders on the way up.',
    'Lower slowly until your arms are straight.',
  ],
  cues: ['Elbows stay put', 'Palms turn up', 'Slow on the way down', 'Breathe out as you curl'],
  mistakes: ['Your upper body swings.', 'Your elbows drift forward.'],
  easierNote: 'Curl one arm at a time.',
  harderNote: 'Take three seconds to lower the weights.',
  notes: 'If your chair has armrests, start with your elbows bent.',
};
