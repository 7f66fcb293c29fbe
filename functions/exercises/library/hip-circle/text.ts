import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Standing Hip Circles',
  aliases: ['hip rotation', 'pelvic circle', 'circle the hips'],
  instructions: [
    'Stand with your feet a little wider than your hips and your hands on them, a chair within reach.',
    'Draw a slow circle with your hips, as if tracing a wide ring.',
    'Keep your head over your feet.',
    'Change direction halfway through.',
  ],
  cues: ['Slow and round', 'Knees soft', 'Head stays over your feet'],
  mistakes: ['The knees lock.', 'The shoulders swing with the hips.'],
  easierNote: 'Make the circles small.',
  harderNote: 'Make the circles wider and slower.',
  notes: 'Each circle counts as one.',
};
