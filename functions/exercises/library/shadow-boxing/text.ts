import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Shadow Boxing',
  aliases: ['shadowbox', 'boxing', 'punching'],
  instructions: [
    'Stand with one foot forward, knees soft, fists at your chin.',
    'Punch straight ahead, turning your hip and shoulder with your arm.',
    'Bring your fist back to your chin before the next punch.',
    'Stay light on your feet and switch your stance halfway through.',
  ],
  cues: ['Hands back to your chin', 'Turn your hips', 'Breathe out with each punch'],
  mistakes: ['You snap your elbows straight.', 'Your hands drop after a punch.', 'Only your arms work.'],
  easierNote: null,
  harderNote: 'Add a small squat between combinations.',
  notes: 'Each punch counts as one; keep your elbow a little soft at full reach.',
};
