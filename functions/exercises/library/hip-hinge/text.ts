import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Hip Hinges',
  aliases: ['good morning exercise', 'hinge'],
  instructions: [
    'Stand with your feet hip-width apart, knees soft, hands on your hips.',
    'Push your hips straight back, as if bumping a door shut.',
    'Tip your chest forward with a long back until you feel your hamstrings stretch.',
    'Squeeze your glutes and drive your hips forward to stand.',
  ],
  cues: ['Bump the door shut', 'Long back', 'Soft knees', 'Breathe out as you stand'],
  mistakes: [
    'You round your back to reach farther down.',
    'Your knees bend so much that it turns into a squat.',
  ],
  easierNote: 'Stand a foot away from a wall and reach your hips back until they touch it.',
  harderNote: null,
  notes: 'Learn this one well; every safe lift from the floor starts with it.',
};
