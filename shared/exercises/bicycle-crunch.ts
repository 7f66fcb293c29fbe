import type { Exercise } from './exercise';
import { met } from './met';

export const bicycleCrunch: Exercise = {
  id: 'bicycle-crunch',
  name: 'Bicycle Crunches',
  aliases: ['bicycle', 'air bike', 'bicycles'],
  category: 'core',
  primaryMuscles: ['obliques', 'abs'],
  secondaryMuscles: ['hip_flexors'],
  skillLevel: 'intermediate',
  equipment: ['mat'],
  impact: 'low',
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 20,
  holdSeconds: null,
  sides: 'alternating',
  instructions: [
    'Lie on your back, fingertips at your temples, legs lifted with bent knees.',
    'Curl up and turn one shoulder towards the opposite knee while the other leg stretches out.',
    'Pass through the middle and turn to the other side.',
    'Keep your lower back on the mat.',
  ],
  cues: ['Shoulder to knee', 'Turn from your ribs', 'Slow pedals'],
  mistakes: [
    'Only the elbows move.',
    'The hands pull on the neck.',
    'The pace is so fast that the back rocks.',
  ],
  easierId: 'crunch',
  harderId: null,
  easierNote: null,
  harderNote: 'Stretch each leg lower and hold every turn for two seconds.',
  avoidWith: ['neck', 'lower_back'],
  alsoRuledOutBy: [],
  notes: 'Each turn counts as one.',
};
