import type { Exercise } from './exercise';
import { met } from './met';

export const romanianDeadlift: Exercise = {
  id: 'romanian-deadlift',
  name: 'Romanian Deadlifts',
  aliases: ['rdl', 'deadlift', 'dead lift', 'romanian dead lift', 'stiff leg deadlift'],
  category: 'lower',
  primaryMuscles: ['hamstrings', 'glutes'],
  secondaryMuscles: ['lower_back', 'upper_back', 'forearms'],
  skillLevel: 'intermediate',
  equipment: ['dumbbells'],
  impact: 'low',
  met: met.resistance,
  defaultSets: 3,
  defaultReps: 10,
  holdSeconds: null,
  sides: 'both',
  instructions: [
    'Stand hip-width with a dumbbell in each hand in front of your thighs.',
    'Push your hips back and let the weights slide down close to your legs.',
    'Stop around mid-shin, or earlier, while your back is still flat.',
    'Drive your hips forward and stand tall without leaning back.',
  ],
  cues: ['Weights close to your legs', 'Shoulders back', 'Hips drive it'],
  mistakes: [
    'The back rounds at the bottom.',
    'The weights swing away from the legs.',
    'The knees lock or bend too much.',
  ],
  easierId: 'hip-hinge',
  harderId: null,
  easierNote: null,
  harderNote: 'Do it on one leg with a single dumbbell.',
  avoidWith: ['lower_back'],
  alsoRuledOutBy: [],
  notes: 'Choose a weight with which your back stays flat to the last repetition.',
};
