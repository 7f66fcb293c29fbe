import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Downward Dog',
  aliases: ['downward facing dog', 'down dog', 'downdog'],
  instructions: [
    'From hands and knees, tuck your toes and lift your hips up and back.',
    'Press your hands into the mat and make your back long.',
    'Keep your knees bent as much as you need.',
    'Let your head hang between your arms and breathe.',
  ],
  cues: ['Hips up and back', 'Long spine first', 'Press your hands down'],
  mistakes: [
    'The back rounds to get the heels down.',
    'The weight sinks into the wrists.',
    'The shoulders hunch.',
  ],
  easierNote: null,
  harderNote: 'Lift one leg in line with your back and hold.',
  notes: 'A long back matters more than straight knees or heels on the floor.',
};
