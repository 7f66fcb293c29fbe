import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Seated Spinal Twist',
  aliases: ['spinal twist'],
  instructions: [
    'Sit with your legs straight and cross one foot over your other knee.',
    'Hold your bent knee with the opposite hand and put your other hand on the floor behind you.',
    'Get tall as you breathe in and turn gently as you breathe out.',
    'Hold, then switch sides.',
  ],
  cues: ['Tall first, then turn', 'Both hips on the mat', 'Breathe out into the turn'],
  mistakes: [
    'Your back slumps before you turn.',
    'You force the twist with your arm.',
    'One hip lifts off the mat.',
  ],
  easierNote: 'Sit on a folded towel and turn only as far as feels good.',
  harderNote: 'Hook your elbow outside your knee.',
  notes: 'Hold for the full time on each side.',
};
