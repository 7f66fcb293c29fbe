import type { Exercise } from './exercise';
import { met } from './met';

export const mountainClimber: Exercise = {
  id: 'mountain-climber',
  name: 'Mountain Climbers',
  aliases: ['mountain climb', 'climber'],
  category: 'cardio',
  primaryMuscles: ['deep_core', 'hip_flexors'],
  secondaryMuscles: ['shoulders', 'abs', 'quadriceps', 'chest'],
  skillLevel: 'intermediate',
  equipment: ['mat'],
  impact: 'low',
  met: met.calisthenicsVigorous,
  defaultSets: 3,
  defaultReps: 30,
  holdSeconds: null,
  sides: 'alternating',
  instructions: [
    'Start in a high plank with your shoulders above your hands.',
    'Pull one knee towards your chest.',
    'Change legs in a quick, smooth rhythm.',
    'Keep your hips low and your hands pressed into the floor.',
  ],
  cues: ['Hips low', 'Shoulders above hands', 'Quick knees'],
  mistakes: ['The hips bounce up.', 'The shoulders drift behind the hands.', 'The feet thump.'],
  easierId: 'plank',
  harderId: 'plank-jack',
  easierNote: null,
  harderNote: null,
  avoidWith: ['wrists', 'shoulders', 'hips'],
  alsoRuledOutBy: ['lower_back', 'ankles'],
  notes: 'Each knee counts as one; step slowly for a calmer version.',
};
