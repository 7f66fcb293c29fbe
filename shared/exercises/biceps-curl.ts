import type { Exercise } from './exercise';
import { met } from './met';

export const bicepsCurl: Exercise = {
  id: 'biceps-curl',
  name: 'Biceps Curls',
  aliases: ['curl', 'dumbbell curl', 'bicep curl', 'hammer curl'],
  category: 'upper',
  primaryMuscles: ['biceps'],
  secondaryMuscles: ['forearms'],
  skillLevel: 'beginner',
  equipment: ['dumbbells'],
  impact: 'low',
  met: met.resistance,
  defaultSets: 3,
  defaultReps: 12,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Stand tall with a dumbbell in each hand and your palms facing forward.',
    'Keep your elbows at your sides and curl the weights towards your shoulders.',
    'Pause for a moment without letting your elbows move forward.',
    'Lower slowly until your arms are straight.',
  ],
  cues: ['Elbows stay put', 'Slow on the way down', 'Stand tall'],
  mistakes: [
    'The body swings to lift the weight.',
    'The elbows travel forward.',
    'The arms never straighten.',
  ],
  easierId: null,
  harderId: null,
  easierNote: 'Use lighter weights, or curl one arm at a time.',
  harderNote: 'Take three seconds to lower the weights.',
  avoidWith: ['wrists'],
  alsoRuledOutBy: [],
  notes: 'Water bottles do for a start.',
};
