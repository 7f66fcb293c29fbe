import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Skater Hops',
  aliases: ['skater', 'speed skater', 'skater jump'],
  instructions: [
    'Stand on one leg with a bent knee and your chest slightly forward.',
    'Push off sideways and land softly on the other leg until its heel kisses the floor.',
    'Let the free leg sweep behind you and swing your arms across.',
    'Find your balance, then push off again.',
  ],
  cues: ['Land soft, then go', 'Knee over toes', 'Push off sideways'],
  mistakes: [
    'The landing knee falls inward.',
    'The leg is stiff on landing.',
    'You hop up instead of to the side.',
  ],
  easierNote: null,
  harderNote: 'Hop wider and touch the floor with your hand.',
  notes: 'Each hop counts as one; step instead of hopping to keep it gentle.',
};
