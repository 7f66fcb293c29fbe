import type { Exercise } from './exercise';
import { met } from './met';

export const calfRaise: Exercise = {
  id: 'calf-raise',
  name: 'Calf Raises',
  aliases: ['heel raise', 'calf rise'],
  category: 'lower',
  primaryMuscles: ['calves'],
  secondaryMuscles: ['deep_core'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 15,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Stand tall with your feet hip-width apart, a wall or chair in reach.',
    'Rise slowly onto the balls of your feet as high as you can.',
    'Hold for one second at the top.',
    'Lower your heels with control until they just touch the floor.',
  ],
  cues: ['All the way up', 'Pause at the top', 'Lower slowly'],
  mistakes: [
    'The heels drop instead of being lowered.',
    'The ankles roll outwards at the top.',
    'The body rocks forward to gain height.',
  ],
  easierId: null,
  harderId: null,
  easierNote: 'Hold on to a chair with both hands.',
  harderNote: 'Do it on one leg, or with your toes on the edge of a step.',
  avoidWith: ['ankles'],
  alsoRuledOutBy: [],
  notes: 'Spread your weight over the big and the little toe.',
};
