import type { Exercise } from './exercise';
import { met } from './met';

export const russianTwist: Exercise = {
  id: 'russian-twist',
  name: 'Russian Twists',
  aliases: ['seated twist with weight'],
  category: 'core',
  primaryMuscles: ['obliques'],
  secondaryMuscles: ['abs', 'hip_flexors', 'deep_core'],
  skillLevel: 'intermediate',
  equipment: ['mat'],
  impact: 'low',
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 20,
  holdSeconds: null,
  sides: 'alternating',
  instructions: [
    'Sit with your knees bent, heels on the mat, and lean back with a long spine.',
    'Bring your hands together in front of your chest.',
    'Turn your ribs to one side, then to the other.',
    'Keep your knees still and pointing forward.',
  ],
  cues: ['Turn your ribs', 'Long spine', 'Knees still'],
  mistakes: ['The back rounds.', 'Only the arms swing.', 'The knees wave from side to side.'],
  easierId: 'standing-twist',
  harderId: null,
  easierNote: null,
  harderNote: 'Lift your heels, or hold a weight.',
  avoidWith: ['lower_back'],
  alsoRuledOutBy: ['neck'],
  notes: 'Each turn counts as one.',
};
