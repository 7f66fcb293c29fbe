import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Standing Twists',
  aliases: ['torso twist', 'trunk twist'],
  instructions: [
    'Stand with your feet hip-width apart, knees soft, hands in front of your chest.',
    'Turn your upper body to one side and let your back heel lift.',
    'Come through the middle and turn to the other side.',
  ],
  cues: ['Let your heel turn', 'Tall spine', 'Easy rhythm', 'Breathe out with each turn'],
  mistakes: [
    'Your feet stay planted and your knees twist.',
    'You fling yourself around instead of turning with control.',
  ],
  easierNote: 'Sit on a chair and turn slowly.',
  harderNote: null,
  notes: 'Each turn counts as one, and it makes a good warm-up for your back.',
};
