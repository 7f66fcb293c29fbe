import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Heel Taps',
  aliases: ['heel touch', 'heel toucher', 'penguin crunch'],
  instructions: [
    'Lie on your back with your knees bent and your arms at your sides.',
    'Lift your head and shoulders slightly off the mat.',
    'Reach one hand to the heel on that side, then the other.',
    'Stay lifted between taps.',
  ],
  cues: ['Reach for the heel', 'Side to side', 'Neck long', 'Breathe out with each tap'],
  mistakes: ['Your chin presses into your chest.', 'You lie down between taps.'],
  easierNote: 'Rest your head on the mat and reach only as far as feels easy.',
  harderNote: null,
  notes: 'Each tap counts as one.',
};
