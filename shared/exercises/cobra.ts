import type { Exercise } from './exercise';
import { met } from './met';

export const cobra: Exercise = {
  id: 'cobra',
  name: 'Cobra Stretch',
  aliases: ['cobra pose', 'upward dog', 'upward facing dog'],
  category: 'flexibility',
  primaryMuscles: ['abs', 'chest'],
  secondaryMuscles: ['lower_back', 'hip_flexors', 'shoulders'],
  skillLevel: 'beginner',
  equipment: ['mat'],
  impact: 'low',
  met: met.yoga,
  defaultSets: 2,
  defaultReps: null,
  holdSeconds: 20,
  sides: 'both',
  instructions: [
    'Lie on your front with your hands under your shoulders.',
    'Press hips and feet into the mat.',
    'Lift your chest with your back and help a little with your hands.',
    'Keep your elbows bent, look ahead and breathe.',
  ],
  cues: ['Hips stay down', 'Shoulders away from your ears', 'Long neck'],
  mistakes: ['The arms push the back into a sharp bend.', 'The head is thrown back.', 'The shoulders hunch.'],
  easierId: null,
  harderId: null,
  easierNote: 'Rest on your forearms like a sphinx.',
  harderNote: 'Lift your hands for a breath and let your back do all of it.',
  avoidWith: ['lower_back', 'wrists', 'neck'],
  alsoRuledOutBy: ['shoulders'],
  notes: 'Stop where it still feels like a stretch and never like a pinch.',
};
