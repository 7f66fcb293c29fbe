import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Standing Hip Circles',
  aliases: ['hip rotation', 'pelvic circle', 'circle the hips'],
  instructions: [
    'Stand with your feet a little wider than your hips and your hands on your hips, a chair within reach.',
    'Circle your hips slowly, like a hula hoop in slow motion.',
    'Keep your head over your feet.',
    'Reverse direction halfway through.',
  ],
  cues: ['Slow and round', 'Knees soft', 'Head stays over your feet', 'One slow breath per circle'],
  mistakes: ['Your knees lock.', 'Your shoulders swing with your hips.'],
  easierNote: 'Make the circles smaller.',
  harderNote: 'Make the circles wider and slower.',
  notes: 'Each circle counts as one.',
};
