import type { Exercise } from './exercise';
import { met } from './met';

export const widePushUp: Exercise = {
  id: 'wide-push-up',
  name: 'Wide Push-Ups',
  aliases: ['wide press up', 'wide grip push up', 'wide arm push up'],
  category: 'upper',
  primaryMuscles: ['chest'],
  secondaryMuscles: ['shoulders', 'triceps', 'deep_core'],
  skillLevel: 'intermediate',
  equipment: ['mat'],
  impact: 'low',
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Start in a high plank with your hands about one and a half shoulder widths apart.',
    'Turn your fingers out slightly and brace your belly.',
    'Lower your chest until your elbows reach a right angle.',
    'Press up and keep your shoulders away from your ears.',
  ],
  cues: ['Wide hands', 'Shoulders down', 'Chest to the mat'],
  mistakes: [
    'The hands are in front of the shoulders.',
    'The shoulders creep up to the ears.',
    'The hips sag.',
  ],
  easierId: 'knee-push-up',
  harderId: null,
  easierNote: null,
  harderNote: 'Take three seconds on the way down.',
  avoidWith: ['wrists', 'shoulders'],
  alsoRuledOutBy: [],
  notes: 'Bring your hands a little closer if you feel the front of your shoulders.',
};
