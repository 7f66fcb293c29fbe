import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Seated Forward Fold',
  aliases: ['forward fold', 'sit and reach', 'toe touch', 'touch my toe'],
  instructions: [
    'Sit with your legs straight out in front of you and your feet together.',
    'Get tall as you breathe in.',
    'Breathe out and fold forward from your hips, hands on your shins.',
    'Stay where you can breathe easily.',
  ],
  cues: ['Fold from your hips', 'Chest forward', 'Let go as you breathe out'],
  mistakes: ['You round your back to reach your toes.', 'You bounce.'],
  easierNote: null,
  harderNote: 'Reach around your feet and stay for ten slow breaths.',
  notes: 'Sit on a folded towel and bend your knees if your back rounds.',
};
