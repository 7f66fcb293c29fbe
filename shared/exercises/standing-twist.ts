import type { Exercise } from './exercise';
import { met } from './met';

export const standingTwist: Exercise = {
  id: 'standing-twist',
  name: 'Standing Twists',
  aliases: ['torso twist', 'trunk twist'],
  category: 'core',
  primaryMuscles: ['obliques'],
  secondaryMuscles: ['abs', 'lower_back'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  met: met.calisthenicsLight,
  defaultSets: 2,
  defaultReps: 20,
  holdSeconds: null,
  sides: 'alternating',
  instructions: [
    'Stand hip-width with soft knees and your hands in front of your chest.',
    'Turn your upper body to one side and let the back heel lift.',
    'Come through the middle and turn to the other side.',
  ],
  cues: ['Let your heel turn', 'Tall spine', 'Easy rhythm'],
  mistakes: ['The feet stay nailed down and the knees twist.', 'The turns are thrown instead of led.'],
  easierId: null,
  harderId: 'russian-twist',
  easierNote: 'Sit on a chair and turn slowly.',
  harderNote: null,
  avoidWith: [],
  alsoRuledOutBy: [],
  notes: 'Each turn counts as one, and it makes a good warm-up for your back.',
};
