import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Lateral Raises',
  aliases: ['side raise', 'lat raise', 'shoulder raise', 'side lateral'],
  instructions: [
    'Stand tall with light dumbbells at your sides.',
    'With soft elbows, lift your arms out to the sides.',
    'Stop at shoulder height with your palms facing the floor.',
    "Lower slowly; don't let the weights drop.",
  ],
  cues: ['Lead with your elbows', 'Shoulders down', 'Stop at shoulder height', 'Breathe out as you lift'],
  mistakes: ['You swing the weights up.', 'Your arms go above shoulder height.', 'You shrug your shoulders.'],
  easierNote: null,
  harderNote: 'Pause for two seconds at shoulder height.',
  notes: 'Go light; with long arms, any weight feels heavy.',
};
