import type { Exercise } from './exercise';
import { met } from './met';

export const crunch: Exercise = {
  id: 'crunch',
  name: 'Crunches',
  aliases: ['ab crunch', 'abdominal crunch'],
  category: 'core',
  primaryMuscles: ['abs'],
  secondaryMuscles: ['obliques'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: 15,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Lie on your back with your knees bent and your fingertips at your temples.',
    'Breathe out and curl your shoulder blades off the mat.',
    'Keep a fist of space between chin and chest.',
    'Lower slowly without resting your head.',
  ],
  cues: ['Breathe out and curl', 'Chin off your chest', 'Slow down'],
  mistakes: ['The hands pull on the neck.', 'You use a swing instead of your belly.'],
  easierId: 'dead-bug',
  harderId: 'sit-up',
  easierNote: null,
  harderNote: null,
  avoidWith: ['neck'],
  alsoRuledOutBy: [],
  notes: 'Small and slow works better than big and fast.',
};
