import type { Exercise } from './exercise';
import { met } from './met';

export const burpee: Exercise = {
  id: 'burpee',
  name: 'Burpees',
  aliases: ['burpies', 'burpy'],
  category: 'cardio',
  primaryMuscles: ['quadriceps', 'chest', 'deep_core'],
  secondaryMuscles: ['glutes', 'shoulders', 'triceps', 'calves'],
  skillLevel: 'advanced',
  equipment: ['mat'],
  impact: 'high',
  met: met.calisthenicsVigorous,
  defaultSets: 3,
  defaultReps: 8,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Squat down and put your hands on the floor in front of you.',
    'Jump your feet back into a strong high plank.',
    'Jump your feet forward again, next to your hands.',
    'Jump up with your arms overhead and land softly.',
  ],
  cues: ['Strong plank', 'Feet wide on the way in', 'Land softly'],
  mistakes: [
    'The lower back sags in the plank.',
    'The feet land on tiptoe, so the knees take it all.',
    'The pace is higher than the form allows.',
  ],
  easierId: 'inchworm',
  harderId: null,
  easierNote: null,
  harderNote: 'Add a push-up in the plank.',
  avoidWith: ['knees', 'lower_back', 'shoulders', 'wrists', 'ankles', 'hips'],
  alsoRuledOutBy: ['neck'],
  notes: 'Step back and forward instead of jumping, and leave out the jump, on tired days.',
};
