import type { Exercise } from './exercise';
import { met } from './met';

export const forwardLunge: Exercise = {
  id: 'forward-lunge',
  name: 'Forward Lunges',
  aliases: ['lunge', 'front lunge', 'walking lunge'],
  category: 'lower',
  primaryMuscles: ['quadriceps', 'glutes'],
  secondaryMuscles: ['hamstrings', 'calves', 'deep_core'],
  skillLevel: 'intermediate',
  equipment: ['none'],
  impact: 'low',
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'each',
  instructions: [
    'Stand tall with your feet hip-width apart.',
    'Take a big step forward and lower both knees towards a right angle.',
    'Keep your front knee in line with your toes and your chest up.',
    'Push off the front foot back to standing and change legs.',
  ],
  cues: ['Big step', 'Soft landing', 'Push the floor away'],
  mistakes: [
    'The step is too short and the front knee shoots forward.',
    'The front knee tips inwards.',
    'The back knee crashes into the floor.',
  ],
  easierId: 'reverse-lunge',
  harderId: null,
  easierNote: null,
  harderNote: 'Hold a dumbbell in each hand.',
  avoidWith: ['knees'],
  alsoRuledOutBy: ['ankles'],
  notes: 'Repetitions are per leg, in turn.',
};
