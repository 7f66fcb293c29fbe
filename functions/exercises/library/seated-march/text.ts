import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Seated March',
  aliases: ['chair march', 'sitting march', 'seated knee lift', 'march while sitting'],
  instructions: [
    'Sit tall on the front half of the seat with both feet flat.',
    'Lift one knee, set the foot down softly, and lift the other.',
    'Swing your bent arms as if you were walking.',
  ],
  cues: ['Sit tall', 'Soft feet', 'Swing your arms', 'Breathe in time with your steps'],
  mistakes: ['Your back rounds as your knee comes up.', 'You rock side to side.'],
  easierNote: 'Lift only your heels.',
  harderNote: 'Lift your knees higher, or speed up for ten steps.',
  notes: 'Each step counts as one.',
};
