import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Wall Sit',
  aliases: ['wall squat', 'wall chair'],
  instructions: [
    'Lean your back flat against a wall and walk your feet forward.',
    'Slide down until your knees are above your ankles, at most at a right angle.',
    'Press your lower back into the wall and hold, breathing evenly.',
    'Push yourself up along the wall to finish.',
  ],
  cues: ['Back flat on the wall', 'Knees above ankles', "Breathe, you've got this"],
  mistakes: [
    'The hands push on the thighs.',
    'The feet are so close that the knees pass the toes.',
    'You hold your breath until the end.',
  ],
  easierNote: 'Slide down only halfway and build up from there.',
  harderNote: null,
  notes: 'Sit higher if your knees complain; every angle works your thighs.',
};
