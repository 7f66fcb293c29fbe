import type { Exercise } from './exercise';
import { met } from './met';

export const plankJack: Exercise = {
  id: 'plank-jack',
  name: 'Plank Jacks',
  aliases: ['jumping plank'],
  category: 'cardio',
  primaryMuscles: ['deep_core', 'shoulders'],
  secondaryMuscles: ['outer_hips', 'inner_thighs', 'calves', 'abs'],
  skillLevel: 'intermediate',
  equipment: ['mat'],
  impact: 'high',
  met: met.calisthenicsVigorous,
  defaultSets: 3,
  defaultReps: 20,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Start in a high plank with your feet together.',
    'Jump your feet apart, a little wider than your hips.',
    'Jump them together again.',
    'Keep your hips level and your shoulders above your hands.',
  ],
  cues: ['Hips quiet', 'Light feet', 'Press the floor away'],
  mistakes: ['The hips bounce up and down.', 'The lower back sags.', 'The shoulders slide back.'],
  easierId: 'plank',
  harderId: 'burpee',
  easierNote: null,
  harderNote: null,
  avoidWith: ['wrists', 'shoulders', 'ankles', 'lower_back'],
  alsoRuledOutBy: [],
  notes: 'Step one foot out at a time if you want no jumps.',
};
