import type { Exercise } from './exercise';
import { met } from './met';

export const inchworm: Exercise = {
  id: 'inchworm',
  name: 'Inchworms',
  aliases: ['walkout', 'inch worm', 'walk out'],
  category: 'cardio',
  primaryMuscles: ['hamstrings', 'deep_core', 'shoulders'],
  secondaryMuscles: ['abs', 'chest', 'calves'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 8,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Stand tall, bend forward and put your hands on the floor, knees as soft as needed.',
    'Walk your hands forward into a high plank.',
    'Hold for one breath with your belly tight.',
    'Walk your hands back and roll up to standing.',
  ],
  cues: ['Small steps with your hands', 'Strong plank', 'Roll up slowly'],
  mistakes: ['The hips sag in the plank.', 'The hips sway as the hands walk.', 'You come up with a jerk.'],
  easierId: null,
  harderId: 'mountain-climber',
  easierNote: 'Walk your hands down only as far as your knees, then back up.',
  harderNote: null,
  avoidWith: ['wrists', 'shoulders', 'lower_back'],
  alsoRuledOutBy: ['ankles'],
  notes: 'Bend your knees as much as you like on the way down.',
};
