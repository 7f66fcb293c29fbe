import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Seated Overhead Reaches',
  aliases: ['chair reach', 'sitting overhead reach', 'reach for the ceiling'],
  instructions: [
    'Sit tall with your hands on your thighs.',
    'Breathe in and reach one arm up to the ceiling.',
    'Grow longer on that side, and look up at your hand if your neck is fine with it.',
    'Breathe out, lower it, and reach with the other.',
  ],
  cues: ['Both hips heavy', 'Grow longer', 'Breathe in as you reach'],
  mistakes: ['The shoulder creeps up to the ear.', 'The lower back arches.'],
  easierNote: 'Reach forward instead of up.',
  harderNote: 'Stay up for three breaths.',
  notes: 'Each reach counts as one.',
};
