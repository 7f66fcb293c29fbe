import type { Exercise } from './exercise';
import { met } from './met';

export const gobletSquat: Exercise = {
  id: 'goblet-squat',
  name: 'Goblet Squats',
  aliases: ['dumbbell squat', 'weighted squat'],
  category: 'lower',
  primaryMuscles: ['quadriceps', 'glutes'],
  secondaryMuscles: ['inner_thighs', 'upper_back', 'deep_core'],
  skillLevel: 'intermediate',
  equipment: ['dumbbells'],
  impact: 'low',
  met: met.squats,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Hold one dumbbell upright against your chest with both hands under its top end.',
    'Set your feet shoulder-width apart with your toes slightly out.',
    'Squat down between your knees while the weight stays close to you.',
    'Drive through your whole foot and stand tall.',
  ],
  cues: ['Weight close to your chest', 'Elbows inside your knees', 'Tall spine'],
  mistakes: [
    'The weight drifts away and pulls the back round.',
    'The knees cave in on the way up.',
    'The elbows rest on the thighs.',
  ],
  easierId: 'squat',
  harderId: null,
  easierNote: null,
  harderNote: 'Take three seconds down and pause at the bottom.',
  avoidWith: ['knees', 'lower_back'],
  alsoRuledOutBy: [],
  notes: 'A full water bottle or a backpack works in place of a dumbbell.',
};
