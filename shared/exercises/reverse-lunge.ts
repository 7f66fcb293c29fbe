import type { Exercise } from './exercise';
import { met } from './met';

export const reverseLunge: Exercise = {
  id: 'reverse-lunge',
  name: 'Reverse Lunges',
  aliases: ['backward lunge', 'back lunge'],
  category: 'lower',
  primaryMuscles: ['glutes', 'quadriceps'],
  secondaryMuscles: ['hamstrings', 'deep_core'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'each',
  instructions: [
    'Stand tall with your feet hip-width apart.',
    'Step one foot back and lower that knee towards the floor.',
    'Keep most of your weight on the front leg and your chest up.',
    'Press through the front heel to come back, then change legs.',
  ],
  cues: ['Step back long', 'Weight on the front heel', 'Come up in one move'],
  mistakes: [
    'You push off the back foot instead of the front one.',
    'The back foot steps behind the other, so balance goes.',
    'The chest tips forward.',
  ],
  easierId: 'split-squat',
  harderId: 'forward-lunge',
  easierNote: null,
  harderNote: null,
  avoidWith: ['knees'],
  alsoRuledOutBy: ['ankles'],
  notes: 'Repetitions are per leg, and this version is the kindest lunge for knees.',
};
