import type { Exercise } from './exercise';
import { met } from './met';

export const sideBend: Exercise = {
  id: 'side-bend',
  name: 'Standing Side Bend',
  aliases: ['side stretch'],
  category: 'flexibility',
  primaryMuscles: ['obliques', 'lats'],
  secondaryMuscles: ['outer_hips', 'lower_back'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  met: met.stretching,
  defaultSets: 2,
  defaultReps: null,
  holdSeconds: 20,
  sides: 'each',
  instructions: [
    'Stand hip-width and reach one arm up.',
    'Grow tall, then lean over to the other side.',
    'Keep both feet heavy and your chest facing forward.',
    'Breathe into the open side, then change.',
  ],
  cues: ['Up, then over', 'Chest faces forward', 'Breathe into your ribs'],
  mistakes: ['The body tips forward or back.', 'The hip pushes far out and the feet lift.'],
  easierId: null,
  harderId: null,
  easierNote: 'Sit on a chair and lean less far.',
  harderNote: 'Cross the outer foot behind the other.',
  avoidWith: [],
  alsoRuledOutBy: [],
  notes: 'The hold is per side.',
};
