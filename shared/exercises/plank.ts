import type { Exercise } from './exercise';
import { met } from './met';

export const plank: Exercise = {
  id: 'plank',
  name: 'High Plank',
  aliases: ['straight arm plank'],
  category: 'core',
  primaryMuscles: ['deep_core', 'abs'],
  secondaryMuscles: ['shoulders', 'chest', 'glutes', 'quadriceps'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  met: met.calisthenicsLight,
  defaultSets: 3,
  defaultReps: null,
  holdSeconds: 30,
  sides: 'both',
  instructions: [
    'Place your hands under your shoulders and step your feet back.',
    'Push the floor away and make one line from head to heels.',
    'Tighten belly, glutes and thighs.',
    'Hold and keep breathing.',
  ],
  cues: ['Push the floor away', 'Glutes on', 'Look at the floor', 'Keep breathing'],
  mistakes: ['The hips sag.', 'The hips stick up.', 'The head hangs or looks forward.'],
  easierId: null,
  harderId: 'shoulder-tap',
  easierNote: 'Set your knees down, or put your hands on a chair.',
  harderNote: null,
  avoidWith: ['wrists', 'shoulders'],
  alsoRuledOutBy: [],
  notes: 'Stop when your lower back starts to work instead of your belly.',
};
