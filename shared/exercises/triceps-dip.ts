import type { Exercise } from './exercise';
import { met } from './met';

export const tricepsDip: Exercise = {
  id: 'triceps-dip',
  name: 'Triceps Dips',
  aliases: ['dip', 'tricep dip', 'bench dip', 'chair dip'],
  category: 'upper',
  primaryMuscles: ['triceps'],
  secondaryMuscles: ['chest', 'shoulders'],
  skillLevel: 'intermediate',
  equipment: ['chair'],
  impact: 'low',
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Sit on the front of a sturdy chair against a wall, hands beside your hips.',
    'Slide your hips off the seat with your knees bent and your feet flat.',
    'Bend your elbows straight back and lower yourself a little.',
    'Stop well before your shoulders pass your elbows, then press up.',
  ],
  cues: ['Elbows point back', 'Stay close to the chair', 'Shoulders down'],
  mistakes: [
    'You go so deep that the shoulders roll forward.',
    'The hips drift away from the chair.',
    'The elbows point out.',
  ],
  easierId: 'wall-push-up',
  harderId: null,
  easierNote: null,
  harderNote: 'Straighten your legs and rest on your heels.',
  avoidWith: ['shoulders', 'wrists'],
  alsoRuledOutBy: [],
  notes: 'A small range is plenty here, since depth costs your shoulders.',
};
