import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Seated Arm Runs',
  aliases: ['chair running', 'seated running', 'sitting arm swings'],
  instructions: [
    'Sit tall and bend your elbows to a right angle.',
    'Swing your arms from the shoulders like a runner, one forward and one back.',
    'Find a pace where you can still talk.',
  ],
  cues: [
    'Elbows bent',
    'Swing from the shoulder',
    'Find your rhythm',
    'Breathe in for four swings, out for four',
  ],
  mistakes: ['You swing from your elbows.', 'Your shoulders creep up to your ears.'],
  easierNote: 'Make the swings smaller and slower.',
  harderNote: null,
  notes: 'Each swing counts as one; lock your brakes if your chair has wheels.',
};
