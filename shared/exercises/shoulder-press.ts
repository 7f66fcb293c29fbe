import type { Exercise } from './exercise';
import { met } from './met';

export const shoulderPress: Exercise = {
  id: 'shoulder-press',
  name: 'Shoulder Presses',
  aliases: ['overhead press', 'military press', 'ohp', 'arnold press'],
  category: 'upper',
  primaryMuscles: ['shoulders'],
  secondaryMuscles: ['triceps', 'upper_back', 'deep_core'],
  skillLevel: 'intermediate',
  equipment: ['dumbbells'],
  impact: 'low',
  met: met.resistance,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Stand hip-width and hold the dumbbells at shoulder height, elbows slightly in front of you.',
    'Tighten belly and glutes.',
    'Press the weights up until your arms are straight beside your ears.',
    'Lower them with control to your shoulders.',
  ],
  cues: ['Ribs down', 'Press straight up', 'Squeeze your glutes'],
  mistakes: [
    'The lower back arches.',
    'The weights drift forward.',
    'The shoulders stay hunched at the top.',
  ],
  easierId: 'lateral-raise',
  harderId: 'pike-push-up',
  easierNote: null,
  harderNote: null,
  avoidWith: ['shoulders', 'neck', 'lower_back'],
  alsoRuledOutBy: [],
  notes: 'Sit on a chair if your back wants to arch.',
};
