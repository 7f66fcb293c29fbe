import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Step Touches',
  aliases: ['side step', 'step tap', 'side to side step'],
  instructions: [
    'Stand tall with soft knees and bent arms.',
    'Step to one side and bring the other foot next to it.',
    'Step back to the other side to an even beat.',
    'Let your arms swing with you.',
  ],
  cues: ['Soft knees', 'Small steps', 'Find your rhythm'],
  mistakes: ['The feet drag over the floor.', 'The upper body sways.'],
  easierNote: 'Take smaller steps next to a wall.',
  harderNote: null,
  notes: 'Each step counts as one.',
};
