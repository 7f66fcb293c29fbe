import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Romanian Deadlifts',
  aliases: ['rdl', 'deadlift', 'dead lift', 'romanian dead lift', 'stiff leg deadlift'],
  instructions: [
    'Stand with your feet hip-width apart, a dumbbell in each hand in front of your thighs.',
    'Push your hips back and let the weights slide down close to your legs.',
    'Stop around mid-shin, or sooner, while your back is still flat.',
    'Drive your hips forward and stand tall without leaning back.',
  ],
  cues: ['Weights close to your legs', 'Shoulders back', 'Drive with your hips', 'Breathe out as you stand'],
  mistakes: [
    'Your back rounds at the bottom.',
    'The weights swing away from your legs.',
    'Your knees lock or bend too much.',
  ],
  easierNote: null,
  harderNote: 'Do it on one leg with a single dumbbell.',
  notes: 'Pick a weight that lets you keep your back flat through the last rep.',
};
