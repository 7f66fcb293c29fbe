import type { Exercise } from './exercise';
import { met } from './met';

export const jumpingJack: Exercise = {
  id: 'jumping-jack',
  name: 'Jumping Jacks',
  aliases: ['star jump', 'side straddle hop', 'jumpin jack'],
  category: 'cardio',
  primaryMuscles: ['calves', 'shoulders'],
  secondaryMuscles: ['quadriceps', 'outer_hips', 'inner_thighs'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'high',
  met: met.calisthenicsVigorous,
  defaultSets: 3,
  defaultReps: 30,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Stand tall with your feet together and your arms at your sides.',
    'Jump your feet apart and swing your arms above your head.',
    'Jump back together and bring your arms down.',
    'Stay on the balls of your feet and find a steady rhythm.',
  ],
  cues: ['Light feet', 'Soft knees', 'Arms all the way up'],
  mistakes: ['The landing is flat and heavy.', 'The knees lock.', 'The arms stop at shoulder height.'],
  easierId: 'march-in-place',
  harderId: 'skater-hop',
  easierNote: null,
  harderNote: null,
  avoidWith: ['knees', 'ankles', 'shoulders'],
  alsoRuledOutBy: [],
  notes: 'Step from side to side instead of jumping if you want it quiet.',
};
