import type { Exercise } from './exercise';
import { met } from './met';

export const wallPushUp: Exercise = {
  id: 'wall-push-up',
  name: 'Wall Push-Ups',
  aliases: ['wall press up', 'standing push up'],
  category: 'upper',
  primaryMuscles: ['chest', 'triceps'],
  secondaryMuscles: ['shoulders'],
  skillLevel: 'beginner',
  equipment: ['wall'],
  impact: 'low',
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 12,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Stand an arm length from a wall and put your hands on it at chest height.',
    'Keep your body straight and lean in by bending your elbows.',
    'Stop when your nose is close to the wall.',
    'Push yourself back until your arms are straight.',
  ],
  cues: ['Body in one piece', 'Elbows down, not out', 'Push away'],
  mistakes: ['The hips stay behind.', 'The hands sit at face height and load the shoulders.'],
  easierId: null,
  harderId: 'incline-push-up',
  easierNote: 'Step closer to the wall.',
  harderNote: null,
  avoidWith: [],
  alsoRuledOutBy: [],
  notes: 'A good first step towards push-ups on the floor.',
};
