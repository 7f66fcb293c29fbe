import type { Exercise } from './exercise';
import { met } from './met';

export const kneePushUp: Exercise = {
  id: 'knee-push-up',
  name: 'Knee Push-Ups',
  aliases: ['kneeling push up', 'knee press up', 'push up on knee', 'girl push up', 'half push up'],
  category: 'upper',
  primaryMuscles: ['chest', 'triceps'],
  secondaryMuscles: ['shoulders', 'abs'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Kneel and place your hands a little wider than your shoulders.',
    'Walk your knees back until head, hips and knees make one line.',
    'Lower your chest between your hands with your elbows at 45 degrees.',
    'Press up again without letting your hips lag behind.',
  ],
  cues: ['Knees to head in one line', 'Chest leads', 'Belly tight'],
  mistakes: ['The hips stay up and only the head moves.', 'The elbows flare out to the sides.'],
  easierId: 'incline-push-up',
  harderId: 'push-up',
  easierNote: null,
  harderNote: null,
  avoidWith: ['wrists', 'shoulders', 'knees'],
  alsoRuledOutBy: [],
  notes: 'Fold your mat twice under your knees if they feel the floor.',
};
