import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Side Lunges',
  aliases: ['lateral lunge', 'cossack squat'],
  instructions: [
    'Stand with your feet together and take a wide step to the left.',
    'Push your hips back and bend that knee while your other leg stays straight.',
    'Keep both feet flat and pointing forward.',
    'Push off your bent leg to come back, then switch legs.',
  ],
  cues: ['Hips back', 'Other leg stays long', 'Both feet flat', 'Breathe out as you push off'],
  mistakes: [
    'Your bent knee drifts in past your big toe.',
    'You round your back to get lower.',
    'Your straight leg bends, too.',
  ],
  easierNote: null,
  harderNote: 'Hold a dumbbell in front of your chest.',
  notes: 'Reps are per side; start with a shallow bend if your inner thighs feel tight.',
};
