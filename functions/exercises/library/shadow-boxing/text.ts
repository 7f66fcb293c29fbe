import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Shadow Boxing',
  aliases: ['shadowbox', 'boxing', 'punching'],
  instructions: [
    'Stand with one foot forward, knees soft and fists at your chin.',
    'Punch straight ahead, turning your hip and shoulder with your arm.',
    'Bring the fist back to your chin before the next punch.',
    'Stay light on your feet and switch your stance halfway through.',
  ],
  cues: ['Hands back to your chin', 'Turn your hips', 'Breathe out with each punch'],
  mistakes: ['The elbows snap straight.', 'The hands drop after the punch.', 'Only the arms work.'],
  easierNote: null,
  harderNote: 'Add a small squat between combinations.',
  notes: 'Each punch counts as one; keep your elbow a little soft at full reach.',
};
