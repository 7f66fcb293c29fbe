import type { Exercise } from './exercise';
import { met } from './met';

export const squat: Exercise = {
  id: 'squat',
  name: 'Squats',
  aliases: ['air squat', 'bodyweight squat', 'body weight squat'],
  category: 'lower',
  primaryMuscles: ['quadriceps', 'glutes'],
  secondaryMuscles: ['hamstrings', 'inner_thighs', 'deep_core'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'low',
  met: met.squats,
  defaultSets: 3,
  defaultReps: 12,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Stand with your feet about shoulder-width apart and your toes turned out slightly.',
    'Push your hips back and bend your knees as if a chair were waiting behind you.',
    'Go down as far as your heels stay on the floor and your back stays long.',
    'Press through the whole foot to stand up tall again.',
  ],
  cues: ['Hips back first', 'Knees follow your toes', 'Heels stay down', 'Stand all the way up'],
  mistakes: [
    'The knees fall inwards on the way up.',
    'The heels lift and the weight moves onto the toes.',
    'The chest drops and the lower back rounds.',
  ],
  easierId: 'chair-squat',
  harderId: 'goblet-squat',
  easierNote: null,
  harderNote: null,
  avoidWith: ['knees'],
  alsoRuledOutBy: [],
  notes: 'Depth comes with time, so stop where you can keep your back long.',
};
