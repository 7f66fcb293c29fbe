import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Jump Squats',
  aliases: ['squat jump', 'jumping squat'],
  instructions: [
    'Stand with your feet shoulder-width apart and sink into a half squat.',
    'Swing your arms and jump straight up, pushing through your whole foot.',
    'Land softly on the balls of your feet, then your heels, with your knees bent.',
    'Get your balance before the next jump.',
  ],
  cues: ['Land like a cat', 'Knees over toes', 'Quiet feet', 'Breathe out as you jump'],
  mistakes: [
    'You land loudly on stiff legs.',
    'Your knees knock together when you take off or land.',
    'Your jumps get faster and your squats get shallower.',
  ],
  easierNote: null,
  harderNote: 'Pause for two seconds at the bottom before each jump.',
  notes: 'Quality beats height; end the set when your landings get loud.',
};
