import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Standing Side Bend',
  aliases: ['side stretch'],
  instructions: [
    'Stand with your feet hip-width apart and reach one arm up.',
    'Get tall, then lean over to the other side.',
    'Keep your weight on both feet and your chest facing forward.',
    'Breathe into the open side, then switch.',
  ],
  cues: ['Up, then over', 'Chest faces forward', 'Breathe into your ribs'],
  mistakes: ['You tip forward or back.', 'Your hip pushes far out and your feet lift.'],
  easierNote: "Sit on a chair and don't lean as far.",
  harderNote: 'Cross the outer foot behind the other.',
  notes: 'Hold for the full time on each side.',
};
