import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Hip Hinges',
  aliases: ['good morning exercise', 'hinge'],
  instructions: [
    'Stand with your feet hip-width apart, knees soft and hands on your hips.',
    'Push your hips straight back as if you were closing a door with them.',
    'Tip your chest forward with a long back until you feel your hamstrings stretch.',
    'Squeeze your glutes and bring your hips forward to stand.',
  ],
  cues: ['Close the door behind you', 'Long back', 'Soft knees'],
  mistakes: ['The back rounds to reach farther down.', 'The knees bend so much that it becomes a squat.'],
  easierNote: 'Stand a foot away from a wall and reach back until you touch it.',
  harderNote: null,
  notes: 'Learn this one well; every safe lift from the floor starts with it.',
};
