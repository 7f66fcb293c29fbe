import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Bird Dog',
  aliases: ['pointer dog'],
  instructions: [
    'Start on your hands and knees with a flat back.',
    'Reach one arm forward and the opposite leg back.',
    'Hold for two seconds and keep your hips level.',
    'Return with control and switch sides.',
  ],
  cues: ['Reach long, not high', 'Hips level', 'Eyes on the floor', 'Breathe out as you reach'],
  mistakes: [
    'Your lower back sags as the leg lifts.',
    'Your hips roll open to one side.',
    'Your head lifts.',
  ],
  easierNote: 'Move only your leg and keep both hands down.',
  harderNote: 'Between reaches, touch your elbow to your knee under your belly.',
  notes: 'Each side counts as one; picture a full glass of water balanced on your back.',
};
