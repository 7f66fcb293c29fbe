import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Seated Rows',
  aliases: ['chair row', 'sitting row', 'seated squeeze'],
  instructions: [
    'Sit tall and reach both arms forward at chest height, fists closed.',
    'Pull your elbows back close to your sides, as if pulling a rope toward you.',
    'Squeeze your shoulder blades together and count to two.',
    'Reach forward again.',
  ],
  cues: ['Chest open', 'Squeeze your shoulder blades', 'Elbows close'],
  mistakes: ['The lower back arches.', 'The shoulders lift as you pull.'],
  easierNote: 'Pull one arm at a time.',
  harderNote: 'Put a resistance band around a fixed post and pull on that.',
  notes: 'Good after pushing wheels or leaning over a screen all day.',
};
