import type { Exercise } from './exercise';
import { met } from './met';

export const catCow: Exercise = {
  id: 'cat-cow',
  name: 'Cat-Cow',
  aliases: ['cat camel', 'cat cow stretch'],
  category: 'flexibility',
  primaryMuscles: ['lower_back', 'upper_back'],
  secondaryMuscles: ['abs', 'deep_core'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  met: met.yoga,
  defaultSets: 2,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Come onto hands and knees, hands under shoulders and knees under hips.',
    'Breathe in, let your belly sink and lift your chest and tailbone.',
    'Breathe out, round your back to the ceiling and let your head hang.',
    'Flow from one to the other with your breath.',
  ],
  cues: ['Breathe in and open', 'Breathe out and round', 'Move slowly'],
  mistakes: ['The elbows bend.', 'All the movement happens in the neck.'],
  easierId: null,
  harderId: 'downward-dog',
  easierNote: 'Do it sitting on a chair with your hands on your knees.',
  harderNote: null,
  avoidWith: ['wrists', 'knees'],
  alsoRuledOutBy: [],
  notes: 'The kindest way I know to wake up a back.',
};
