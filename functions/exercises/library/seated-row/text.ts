import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Seated Rows',
  aliases: ['chair row', 'sitting row', 'seated squeeze'],
  instructions: [
    'Sit tall and reach both arms forward at chest height, hands in fists.',
    'Pull your elbows back close to your sides, as if pulling on a rope.',
    'Squeeze your shoulder blades together and count to two.',
    'Reach forward again.',
  ],
  cues: ['Chest open', 'Squeeze your shoulder blades', 'Elbows close', 'Breathe out as you pull'],
  mistakes: ['Your lower back arches.', 'Your shoulders lift as you pull.'],
  easierNote: 'Pull one arm at a time.',
  harderNote: 'Loop a resistance band around a fixed post and pull on that.',
  notes: 'Great after pushing wheels or leaning over a screen all day.',
};
