import type { Exercise } from './exercise';
import { met } from './met';

export const sideLunge: Exercise = {
  id: 'side-lunge',
  name: 'Side Lunges',
  aliases: ['lateral lunge', 'cossack squat'],
  category: 'lower',
  primaryMuscles: ['glutes', 'inner_thighs', 'quadriceps'],
  secondaryMuscles: ['hamstrings', 'outer_hips'],
  skillLevel: 'intermediate',
  equipment: ['none'],
  impact: 'low',
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 8,
  holdSeconds: null,
  sides: 'each',
  instructions: [
    'Stand with your feet together and take a wide step to one side.',
    'Push your hips back and bend that knee while the other leg stays straight.',
    'Keep both feet flat and pointing forward.',
    'Push off the bent leg to return, then go to the other side.',
  ],
  cues: ['Hips back', 'Other leg stays long', 'Both feet flat'],
  mistakes: [
    'The bent knee drifts in past the big toe.',
    'The back rounds to get lower.',
    'The straight leg bends as well.',
  ],
  easierId: 'sumo-squat',
  harderId: null,
  easierNote: null,
  harderNote: 'Hold a dumbbell in front of your chest.',
  avoidWith: ['knees', 'hips'],
  alsoRuledOutBy: ['ankles'],
  notes: 'Repetitions are per side; start with a shallow bend if your inner thighs feel tight.',
};
