import type { Exercise } from './exercise';
import { met } from './met';

export const shoulderTap: Exercise = {
  id: 'shoulder-tap',
  name: 'Plank Shoulder Taps',
  aliases: ['plank tap'],
  category: 'upper',
  primaryMuscles: ['shoulders', 'deep_core'],
  secondaryMuscles: ['chest', 'triceps', 'obliques', 'glutes'],
  skillLevel: 'intermediate',
  equipment: ['mat'],
  impact: 'low',
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 16,
  holdSeconds: null,
  sides: 'alternating',
  instructions: [
    'Start in a high plank with your feet a little wider than your hips.',
    'Shift your weight into one hand without moving your hips.',
    'Tap that shoulder with the other hand and place it back softly.',
    'Change sides and keep your pelvis quiet.',
  ],
  cues: ['Hips stay still', 'Tap slowly', 'Press the floor away'],
  mistakes: [
    'The hips rock from side to side.',
    'The bottom rises as you get tired.',
    'The taps are rushed.',
  ],
  easierId: 'plank',
  harderId: null,
  easierNote: null,
  harderNote: 'Bring your feet together, or pause two seconds with each tap.',
  avoidWith: ['wrists', 'shoulders'],
  alsoRuledOutBy: [],
  notes: 'Count every tap; wider feet make it steadier.',
};
