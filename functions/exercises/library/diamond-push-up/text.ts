import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Diamond Push-Ups',
  aliases: ['diamond press up', 'triangle push up', 'close grip push up', 'triceps push up'],
  instructions: [
    'Start in a high plank and bring your hands together under your chest.',
    'Touch your thumbs and index fingers together to make a diamond.',
    'Lower your chest to your hands, elbows close to your ribs.',
    'Press up until your arms are straight.',
  ],
  cues: ['Elbows brush your ribs', 'Body stays long', 'Slow down, strong up', 'Breathe out as you press up'],
  mistakes: [
    'Your elbows flare out.',
    'Your hands are under your face instead of your chest.',
    'Your hips come up first.',
  ],
  easierNote: null,
  harderNote: 'Put your feet on a sturdy chair.',
  notes: "Leave a hand's width between your hands if your wrists complain.",
};
