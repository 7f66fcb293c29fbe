import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Seated Overhead Reaches',
  aliases: ['chair reach', 'sitting overhead reach', 'reach for the ceiling'],
  instructions: [
    'Sit tall with your hands on your thighs.',
    'Breathe in and reach one arm up to the ceiling.',
    "Get longer on that side, and look up at your hand if that's OK for your neck.",
    'Breathe out, lower it, and reach with the other arm.',
  ],
  cues: ['Both hips heavy', 'Get longer', 'Breathe in as you reach'],
  mistakes: ['Your shoulder creeps up to your ear.', 'Your lower back arches.'],
  easierNote: 'Reach forward instead of up.',
  harderNote: 'Stay up for three breaths.',
  notes: 'Each reach counts as one.',
};
