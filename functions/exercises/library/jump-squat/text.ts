import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Jump Squats',
  aliases: ['squat jump', 'jumping squat'],
  instructions: [
    'Stand with your feet shoulder-width apart and sink into a half squat.',
    'Swing your arms and jump straight up from the whole foot.',
    'Land softly on the balls of your feet, then your heels, with bent knees.',
    'Find your balance before the next jump.',
  ],
  cues: ['Land like a cat', 'Knees over toes', 'Use your arms', 'Quiet feet'],
  mistakes: [
    'The landing is loud, on stiff legs.',
    'The knees knock together when you take off or land.',
    'The jumps get faster and the squat gets shallower.',
  ],
  easierNote: null,
  harderNote: 'Pause for two seconds at the bottom before each jump.',
  notes: 'Quality beats height, so stop the set when your landings get loud.',
};
