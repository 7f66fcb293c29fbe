import type { Exercise } from './exercise';
import { met } from './met';

export const jumpSquat: Exercise = {
  id: 'jump-squat',
  name: 'Jump Squats',
  aliases: ['squat jump', 'jumping squat'],
  category: 'lower',
  primaryMuscles: ['quadriceps', 'glutes'],
  secondaryMuscles: ['calves', 'hamstrings', 'deep_core'],
  skillLevel: 'advanced',
  equipment: ['none'],
  impact: 'high',
  met: met.calisthenicsVigorous,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Stand with your feet shoulder-width apart and sink into a half squat.',
    'Swing your arms and jump straight up from the whole foot.',
    'Land softly on the balls of your feet, then your heels, with bent knees.',
    'Find your balance before the next jump.',
  ],
  cues: ['Land like a cat', 'Knees over toes', 'Use your arms', 'Quiet feet'],
  mistakes: [
    'The landing is loud, on stiff legs.',
    'The knees knock together when you take off or land.',
    'The jumps get faster while the squat gets shallower.',
  ],
  easierId: 'squat',
  harderId: null,
  easierNote: null,
  harderNote: 'Pause for two seconds at the bottom before each jump.',
  avoidWith: ['knees', 'ankles', 'hips', 'lower_back'],
  alsoRuledOutBy: [],
  notes: 'Quality beats height, so stop the set when your landings get loud.',
};
