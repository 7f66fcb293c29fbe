import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Wall Sit',
  aliases: ['wall squat', 'wall chair'],
  instructions: [
    'Lean your back flat against a wall and walk your feet forward.',
    'Slide down until your knees are over your ankles, bent to a right angle at most.',
    'Press your lower back into the wall and hold, breathing evenly.',
    'Push yourself back up the wall to finish.',
  ],
  cues: ['Back flat on the wall', 'Knees over ankles', "Breathe, you've got this"],
  mistakes: [
    'You push on your thighs with your hands.',
    'Your feet are so close that your knees pass your toes.',
    'You hold your breath until the end.',
  ],
  easierNote: 'Slide down only halfway and build up from there.',
  harderNote: null,
  notes: 'Sit higher if your knees complain; every angle works your thighs.',
};
