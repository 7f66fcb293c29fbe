import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Cobra Stretch',
  aliases: ['cobra pose', 'upward dog', 'upward facing dog'],
  instructions: [
    'Lie on your stomach with your hands under your shoulders.',
    'Press your hips and feet into the mat.',
    'Lift your chest with your back and help a little with your hands.',
    'Keep your elbows bent, look ahead, and breathe.',
  ],
  cues: ['Hips stay down', 'Shoulders away from your ears', 'Long neck'],
  mistakes: ['The arms push the back into a sharp bend.', 'The head is thrown back.', 'The shoulders hunch.'],
  easierNote: 'Rest on your forearms like a sphinx.',
  harderNote: 'Lift your hands for a breath and let your back do all the work.',
  notes: 'It should feel like a stretch, never like a pinch.',
};
