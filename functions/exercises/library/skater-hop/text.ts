import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Skater Hops',
  aliases: ['skater', 'speed skater', 'skater jump', 'ice skater', 'lateral bound'],
  instructions: [
    'Stand on one leg with your knee bent and your chest slightly forward.',
    'Push off sideways and land softly on the other leg until its heel kisses the floor.',
    'Sweep your free leg behind you and swing your arms across.',
    'Find your balance, then push off again.',
  ],
  cues: ['Land soft, then go', 'Knee over toes', 'Push off sideways', 'Breathe out with every hop'],
  mistakes: ['Your landing knee caves in.', 'You land on a stiff leg.', 'You hop up instead of to the side.'],
  easierNote: null,
  harderNote: 'Hop wider and touch the floor with your hand.',
  notes: 'Each hop counts as one; step instead of hopping to keep it gentle.',
};
