import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Romanian Deadlifts',
  aliases: ['rdl', 'deadlift', 'dead lift', 'romanian dead lift', 'stiff leg deadlift'],
  instructions: [
    'Stand with your feet hip-width apart and a dumbbell in each hand in front of your thighs.',
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
  easierNote: null,
  harderNote: 'Do it on one leg with a single dumbbell.',
  notes: 'Choose a weight that lets you keep your back flat to the last rep.',
};
