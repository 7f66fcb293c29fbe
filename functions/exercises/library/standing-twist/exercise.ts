import type { Exercise } from '../../../../shared/rules/exercise';
import { met } from '../met';

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
  position: 'standing',
  demands: ['spinal_twist'],
  isGentle: false,
  met: met.calisthenicsLight,
  defaultSets: 2,
  defaultReps: 20,
  holdSeconds: null,
  sides: 'alternating',
  instructions: [
    'Stand with your feet hip-width apart, knees soft, hands in front of your chest.',
    'Turn your upper body to one side and let the back heel lift.',
    'Come through the middle and turn to the other side.',
  ],
  cues: ['Let your heel turn', 'Tall spine', 'Easy rhythm'],
  mistakes: [
    'The feet stay planted and the knees twist.',
    'You fling yourself around instead of turning with control.',
  ],
  easierId: null,
  harderId: 'russian-twist',
  easierNote: 'Sit on a chair and turn slowly.',
  harderNote: null,
  avoidWith: ['lower_back'],
  alsoRuledOutBy: ['hips'],
  notes: 'Each turn counts as one, and it makes a good warm-up for your back.',
};
