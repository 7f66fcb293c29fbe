import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Seated Spinal Twist',
  aliases: ['spinal twist'],
  instructions: [
    'Sit with your legs long and cross one foot over the other knee.',
    'Hug the bent knee with the opposite arm and put the other hand behind you.',
    'Grow tall as you breathe in and turn gently as you breathe out.',
    'Hold, then switch sides.',
  ],
  cues: ['Tall first, then turn', 'Both hips on the mat', 'Gentle'],
  mistakes: ['The back slumps before it turns.', 'The arm forces the twist.', 'One hip lifts off the mat.'],
  easierNote: 'Keep the lower leg long and just rest your hand on the bent knee.',
  harderNote: 'Place your elbow outside the knee.',
  notes: 'Hold for the full time on each side.',
};
