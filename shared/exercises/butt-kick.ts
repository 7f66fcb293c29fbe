import type { Exercise } from './exercise';
import { met } from './met';

export const buttKick: Exercise = {
  id: 'butt-kick',
  name: 'Butt Kicks',
  aliases: ['bum kick', 'heel flick', 'butt kicker'],
  category: 'cardio',
  primaryMuscles: ['hamstrings', 'calves'],
  secondaryMuscles: ['glutes', 'quadriceps'],
  skillLevel: 'beginner',
  equipment: ['none'],
  impact: 'high',
  met: met.joggingInPlace,
  defaultSets: 3,
  defaultReps: 40,
  holdSeconds: null,
  sides: 'alternating',
  instructions: [
    'Stand tall with your elbows bent.',
    'Jog on the spot and bring your heels up towards your bottom.',
    'Keep your thighs pointing down and your knees close together.',
    'Land softly on the balls of your feet.',
  ],
  cues: ['Heels up', 'Knees point down', 'Stay tall'],
  mistakes: ['The knees come forward.', 'The body leans forward from the hips.', 'The landing is heavy.'],
  easierId: 'march-in-place',
  harderId: 'high-knees',
  easierNote: null,
  harderNote: null,
  avoidWith: ['knees', 'ankles'],
  alsoRuledOutBy: [],
  notes: 'Each kick counts as one.',
};
