import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Arm Circles',
  aliases: ['arm rotation', 'shoulder circle'],
  instructions: [
    'Stand tall and stretch your arms out to the sides at shoulder height.',
    'Draw small circles forward and slowly make them bigger.',
    'Change direction halfway through.',
  ],
  cues: ['Shoulders down', 'Long arms', 'Smooth circles'],
  mistakes: ['The shoulders creep up to the ears.', 'The lower back arches.'],
  easierNote: 'Bend your elbows and circle those instead.',
  harderNote: null,
  notes: 'A good warm-up for any day your arms have work to do.',
};
