import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Downward Dog',
  aliases: ['downward facing dog', 'down dog', 'downdog'],
  instructions: [
    'From hands and knees, tuck your toes and lift your hips up and back.',
    'Press your hands into the mat and lengthen your back.',
    'Keep your knees bent as much as you need.',
    'Let your head hang between your arms and breathe.',
  ],
  cues: [
    'Hips up and back',
    'Long spine first',
    'Press your hands down',
    'Let your heels sink as you exhale',
  ],
  mistakes: [
    'You round your back to get your heels down.',
    'Your weight sinks into your wrists.',
    'Your shoulders hunch.',
  ],
  easierNote: null,
  harderNote: 'Lift one leg in line with your back and hold.',
  notes: 'A long back matters more than straight knees or heels on the floor.',
};
