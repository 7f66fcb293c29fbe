import type { Exercise } from './exercise';
import { met } from './met';

export const armCircle: Exercise = {
  id: 'arm-circle',
  name: 'Arm Circles',
  aliases: ['arm rotation', 'shoulder circle'],
  category: 'upper',
  primaryMuscles: ['shoulders'],
  secondaryMuscles: ['upper_back'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  met: met.calisthenicsLight,
  defaultSets: 2,
  defaultReps: 20,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Stand tall and stretch your arms out to the sides at shoulder height.',
    'Draw small circles forward and let them grow slowly.',
    'After half of them, change direction.',
  ],
  cues: ['Shoulders down', 'Long arms', 'Smooth circles'],
  mistakes: ['The shoulders creep up to the ears.', 'The lower back arches.'],
  easierId: null,
  harderId: 'lateral-raise',
  easierNote: 'Bend your elbows and draw the circles with them.',
  harderNote: null,
  avoidWith: ['shoulders'],
  alsoRuledOutBy: [],
  notes: 'A warm-up for every day on which your arms have work to do.',
};
