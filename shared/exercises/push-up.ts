import type { Exercise } from './exercise';
import { met } from './met';

export const pushUp: Exercise = {
  id: 'push-up',
  name: 'Push-Ups',
  aliases: ['press up', 'pressup', 'full push up'],
  category: 'upper',
  primaryMuscles: ['chest', 'triceps'],
  secondaryMuscles: ['shoulders', 'abs', 'deep_core'],
  skillLevel: 'intermediate',
  equipment: ['mat'],
  impact: 'low',
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Start in a high plank with your hands a little wider than your shoulders.',
    'Tighten belly and glutes so that your body is one straight line.',
    'Bend your elbows back at about 45 degrees and lower your chest towards the mat.',
    'Push the floor away until your arms are straight.',
  ],
  cues: ['One straight line', 'Elbows at 45 degrees', 'Push the floor away'],
  mistakes: [
    'The hips sag or stick up.',
    'The elbows flare straight out to the sides.',
    'The head drops before the chest does.',
  ],
  easierId: 'knee-push-up',
  harderId: 'diamond-push-up',
  easierNote: null,
  harderNote: null,
  avoidWith: ['wrists', 'shoulders'],
  alsoRuledOutBy: [],
  notes: 'Half the depth with a straight body beats full depth with a sagging one.',
};
