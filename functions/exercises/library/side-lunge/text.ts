import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Side Lunges',
  aliases: ['lateral lunge', 'cossack squat'],
  instructions: [
    'Stand with your feet together and take a wide step to one side.',
    'Push your hips back and bend that knee while the other leg stays straight.',
    'Keep both feet flat and pointing forward.',
    'Push off the bent leg to return, then go to the other side.',
  ],
  cues: ['Hips back', 'Other leg stays long', 'Both feet flat'],
  mistakes: [
    'The bent knee drifts in past the big toe.',
    'The back rounds to get lower.',
    'The straight leg bends, too.',
  ],
  easierNote: null,
  harderNote: 'Hold a dumbbell in front of your chest.',
  notes: 'Reps are per side; start with a shallow bend if your inner thighs feel tight.',
};
