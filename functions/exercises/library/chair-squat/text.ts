import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Chair Squats',
  aliases: ['box squat', 'bench squat'],
  instructions: [
    "Stand a small step in front of a sturdy chair that can't slide.",
    'Reach your hips back and lower yourself slowly until you touch the seat.',
    'Sit lightly and keep your weight in your feet.',
    'Lean forward a little and press through your heels to stand.',
  ],
  cues: [
    'Reach back for the seat',
    'Slow on the way down',
    'Push the floor away',
    'Breathe out as you stand up',
  ],
  mistakes: ['You drop onto the seat at the end.', 'You swing your upper body to get up.'],
  easierNote: 'Put a firm cushion on the seat, or use your hands to help yourself up.',
  harderNote: null,
  notes: 'Put the chair against a wall so it stays put.',
};
