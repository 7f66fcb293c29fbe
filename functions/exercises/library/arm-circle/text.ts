import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Arm Circles',
  aliases: ['arm rotation', 'shoulder circle'],
  instructions: [
    'Stand tall and reach your arms out to the sides at shoulder height.',
    'Make small circles forward and gradually make them bigger.',
    'Reverse direction halfway through.',
  ],
  cues: ['Shoulders down', 'Long arms', 'Smooth circles', 'Slow breaths, in and out'],
  mistakes: ['Your shoulders creep up to your ears.', 'Your lower back arches.'],
  easierNote: 'Bend your elbows and circle those instead.',
  harderNote: null,
  notes: 'A great warm-up before any upper-body work.',
};
