import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Cobra Stretch',
  aliases: ['cobra pose', 'upward dog', 'upward facing dog'],
  instructions: [
    'Lie on your stomach with your hands under your shoulders.',
    'Press your hips and feet into the mat.',
    'Lift your chest with your back, and let your hands help a little.',
    'Keep your elbows bent, look straight ahead, and breathe.',
  ],
  cues: ['Hips stay down', 'Shoulders away from your ears', 'Long neck', 'Breathe wide into your ribs'],
  mistakes: [
    'You push with your arms and pinch your lower back.',
    'You throw your head back.',
    'Your shoulders hunch.',
  ],
  easierNote: 'Rest on your forearms, like a sphinx.',
  harderNote: 'Lift your hands for a breath and let your back do all the work.',
  notes: 'It should feel like a stretch, never like a pinch.',
};
