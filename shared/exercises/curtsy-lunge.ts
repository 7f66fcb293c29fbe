import type { Exercise } from './exercise';
import { met } from './met';

export const curtsyLunge: Exercise = {
  id: 'curtsy-lunge',
  name: 'Curtsy Lunges',
  aliases: ['curtsey lunge', 'courtesy lunge'],
  category: 'lower',
  primaryMuscles: ['glutes', 'outer_hips'],
  secondaryMuscles: ['quadriceps', 'inner_thighs', 'deep_core'],
  skillLevel: 'intermediate',
  equipment: ['none'],
  impact: 'low',
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 8,
  holdSeconds: null,
  sides: 'each',
  instructions: [
    'Stand tall with your feet hip-width apart and your hands on your hips.',
    'Step one leg back and across behind you, as in a curtsy.',
    'Lower until your front thigh nears level while your hips still face forward.',
    'Press through the front heel to stand, then change sides.',
  ],
  cues: ['Hips face forward', 'Front knee steady', 'Chest up'],
  mistakes: [
    'The hips twist towards the back leg.',
    'The front knee collapses inwards.',
    'The step crosses so far that you lose balance.',
  ],
  easierId: 'reverse-lunge',
  harderId: null,
  easierNote: null,
  harderNote: 'Hold dumbbells at your sides, or lift the back knee at the top.',
  avoidWith: ['knees', 'hips', 'ankles'],
  alsoRuledOutBy: [],
  notes: 'Repetitions are per leg; cross less and you still work the side of your hip.',
};
