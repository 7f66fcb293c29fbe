import type { Exercise } from './exercise';
import { met } from './met';

export const wallSit: Exercise = {
  id: 'wall-sit',
  name: 'Wall Sit',
  aliases: ['wall squat', 'wall chair'],
  category: 'lower',
  primaryMuscles: ['quadriceps'],
  secondaryMuscles: ['glutes', 'calves'],
  skillLevel: 'beginner',
  equipment: ['wall'],
  impact: 'low',
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: null,
  holdSeconds: 30,
  sides: 'both',
  instructions: [
    'Lean your back flat against a wall and walk your feet forward.',
    'Slide down until your knees are above your ankles, at most at a right angle.',
    'Press your lower back into the wall and hold, breathing evenly.',
    'Push yourself up along the wall to finish.',
  ],
  cues: ['Back flat on the wall', 'Knees above ankles', 'Breathe, you have this'],
  mistakes: [
    'The hands push on the thighs.',
    'The feet are so close that the knees pass the toes.',
    'The breath is held until the end.',
  ],
  easierId: null,
  harderId: 'pulse-squat',
  easierNote: 'Slide down only half as far and build up from there.',
  harderNote: null,
  avoidWith: ['knees'],
  alsoRuledOutBy: [],
  notes: 'Sit higher if your knees complain, since every angle works your thighs.',
};
