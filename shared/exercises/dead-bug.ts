import type { Exercise } from './exercise';
import { met } from './met';

export const deadBug: Exercise = {
  id: 'dead-bug',
  name: 'Dead Bug',
  aliases: [],
  category: 'core',
  primaryMuscles: ['deep_core', 'abs'],
  secondaryMuscles: ['hip_flexors', 'obliques'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'alternating',
  instructions: [
    'Lie on your back with your arms up and your knees bent above your hips.',
    'Press your lower back into the mat.',
    'Lower one arm behind you and stretch out the opposite leg.',
    'Come back and change sides while your back stays down.',
  ],
  cues: ['Back glued to the mat', 'Opposite arm and leg', 'Breathe out as you reach'],
  mistakes: [
    'The lower back lifts as the leg goes down.',
    'The movement is rushed.',
    'The same arm and leg move together.',
  ],
  easierId: null,
  harderId: 'leg-raise',
  easierNote: 'Move only the legs and tap one heel at a time.',
  harderNote: null,
  avoidWith: [],
  alsoRuledOutBy: [],
  notes: 'Each side counts as one; reach only as far as your back stays down.',
};
