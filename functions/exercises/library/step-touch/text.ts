import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Step Touches',
  aliases: ['side step', 'step tap', 'side to side step'],
  instructions: [
    'Stand tall with soft knees and bent arms.',
    'Step to one side and bring your other foot in to meet it.',
    'Step back to the other side and keep an even beat.',
    'Let your arms swing along.',
  ],
  cues: ['Soft knees', 'Small steps', 'Find your rhythm', 'Easy breaths, steady beat'],
  mistakes: ['Your feet drag across the floor.', 'Your upper body sways.'],
  easierNote: 'Take smaller steps next to a wall.',
  harderNote: null,
  notes: 'Each step counts as one.',
};
