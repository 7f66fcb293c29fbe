import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Seated Hooks',
  aliases: ['chair hooks', 'sitting hooks', 'seated boxing hooks'],
  instructions: [
    'Sit tall with both fists at your chin.',
    'Lift one elbow to shoulder height and keep it bent.',
    'Turn from your waist and swing that fist across in front of you.',
    'Bring it back to your chin and throw the other one.',
  ],
  cues: ['Turn from the waist', 'Elbow high', 'Back to your chin', 'Quick breath out on each hook'],
  mistakes: ['Only your arm swings.', 'You slump as you speed up.'],
  easierNote: null,
  harderNote: 'Go faster for ten hooks, then slower for ten.',
  notes: 'Each hook counts as one.',
};
