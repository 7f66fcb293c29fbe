import type { Exercise } from './exercise';
import { met } from './met';

export const flutterKick: Exercise = {
  id: 'flutter-kick',
  name: 'Flutter Kicks',
  aliases: ['scissor kick', 'flutter'],
  category: 'core',
  primaryMuscles: ['abs', 'hip_flexors'],
  secondaryMuscles: ['deep_core', 'quadriceps'],
  skillLevel: 'intermediate',
  equipment: ['mat'],
  impact: 'low',
  met: met.calisthenicsModerate,
  defaultSets: 3,
  defaultReps: 30,
  holdSeconds: null,
  sides: 'alternating',
  instructions: [
    'Lie on your back with your hands under your hips and your legs long.',
    'Lift both heels a little off the mat.',
    'Kick up and down in small quick turns from your hips.',
    'Keep your lower back heavy on the mat.',
  ],
  cues: ['Small kicks', 'Long legs', 'Back stays down'],
  mistakes: ['The lower back lifts off the mat.', 'The kicks come from the knees.', 'The neck strains.'],
  easierId: 'dead-bug',
  harderId: null,
  easierNote: null,
  harderNote: 'Lift your head and shoulders as well.',
  avoidWith: ['lower_back', 'hips'],
  alsoRuledOutBy: ['neck'],
  notes: 'Raise your legs higher as soon as your back wants to lift.',
};
