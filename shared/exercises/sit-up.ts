import type { Exercise } from './exercise';
import { met } from './met';

export const sitUp: Exercise = {
  id: 'sit-up',
  name: 'Sit-Ups',
  aliases: [],
  category: 'core',
  primaryMuscles: ['abs'],
  secondaryMuscles: ['hip_flexors', 'obliques'],
  skillLevel: 'intermediate',
  equipment: ['mat'],
  impact: 'low',
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 12,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Lie on your back with your knees bent and your feet flat.',
    'Cross your arms over your chest and tuck your chin slightly.',
    'Breathe out and roll up one part of your back after the other until you sit.',
    'Roll down just as slowly.',
  ],
  cues: ['Roll, do not jerk', 'Breathe out on the way up', 'Feet down'],
  mistakes: ['The arms throw the body up.', 'The back comes up in one stiff piece.', 'The feet lift.'],
  easierId: 'crunch',
  harderId: null,
  easierNote: null,
  harderNote: 'Hold a light weight against your chest.',
  avoidWith: ['lower_back', 'neck', 'hips'],
  alsoRuledOutBy: [],
  notes: 'Choose crunches instead if you feel this in your lower back.',
};
