import type { Exercise } from './exercise';
import { met } from './met';

export const pikePushUp: Exercise = {
  id: 'pike-push-up',
  name: 'Pike Push-Ups',
  aliases: ['pike press up', 'pike'],
  category: 'upper',
  primaryMuscles: ['shoulders', 'triceps'],
  secondaryMuscles: ['upper_back', 'chest', 'deep_core'],
  skillLevel: 'advanced',
  equipment: ['mat'],
  impact: 'low',
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 8,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'From a high plank walk your feet in and lift your hips into an upside-down V.',
    'Look at your feet and keep your legs as straight as they allow.',
    'Bend your elbows and lower the top of your head towards a point in front of your hands.',
    'Press back up until your arms are straight.',
  ],
  cues: ['Hips high', 'Head forward of your hands', 'Elbows in'],
  mistakes: [
    'The hips sink and it becomes a push-up.',
    'The elbows flare out.',
    'The head takes weight on the floor.',
  ],
  easierId: 'push-up',
  harderId: null,
  easierNote: null,
  harderNote: 'Put your feet on a sturdy chair.',
  avoidWith: ['shoulders', 'wrists', 'neck'],
  alsoRuledOutBy: ['lower_back'],
  notes: 'Bend your knees a little if your hamstrings are tight.',
};
