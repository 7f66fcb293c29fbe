import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: "Child's Pose",
  aliases: ['child pose', 'childrens pose', 'balasana'],
  instructions: [
    'Kneel with your big toes together and your knees wide.',
    'Sit back on your heels and walk your hands forward.',
    'Rest your forehead on the mat and let your shoulders relax.',
    'Breathe deep into your back.',
  ],
  cues: ['Hips to your heels', 'Soft shoulders', 'Long, slow breaths'],
  mistakes: [
    'Your shoulders stay tense, up by your ears.',
    'Your hips float because your knees are too close together.',
  ],
  easierNote: 'Put one pillow between your heels and hips and another under your head.',
  harderNote: 'Walk both hands to one side, then to the other.',
  notes: 'Come here anytime you need a break.',
};
