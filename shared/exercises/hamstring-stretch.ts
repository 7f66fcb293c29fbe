import type { Exercise } from './exercise';
import { met } from './met';

export const hamstringStretch: Exercise = {
  id: 'hamstring-stretch',
  name: 'Standing Hamstring Stretch',
  aliases: ['hammy stretch'],
  category: 'flexibility',
  primaryMuscles: ['hamstrings'],
  secondaryMuscles: ['calves', 'glutes', 'lower_back'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  met: met.stretching,
  defaultSets: 2,
  defaultReps: null,
  holdSeconds: 30,
  sides: 'each',
  instructions: [
    'Put one heel a small step in front of you with that leg straight.',
    'Bend the other knee and push your hips back.',
    'Lean forward with a long back until the back of the front thigh stretches.',
    'Hold, then change legs.',
  ],
  cues: ['Hips back', 'Long back', 'Toes up'],
  mistakes: ['The back rounds.', 'The front knee locks hard.'],
  easierId: null,
  harderId: 'seated-forward-fold',
  easierNote: 'Hold on to a chair and lean less.',
  harderNote: null,
  avoidWith: [],
  alsoRuledOutBy: [],
  notes: 'The hold is per leg.',
};
