import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Superman',
  aliases: ['supermans', 'back extension', 'supermen'],
  instructions: [
    'Lie on your stomach with your arms stretched out ahead of you.',
    'Look at the mat and squeeze your glutes.',
    'Lift your arms, chest, and legs a little and reach long in both directions.',
    'Hold for two seconds, then lower gently.',
  ],
  cues: ['Long, not high', 'Squeeze your glutes', 'Eyes down', 'Breathe out as you lift'],
  mistakes: [
    'You throw your head back.',
    'You jerk up instead of lifting.',
    'You bend your knees to make the lift look higher.',
  ],
  easierNote: null,
  harderNote: "While you're up, pull your elbows to your ribs and reach out again.",
  notes: 'A small lift is plenty.',
};
