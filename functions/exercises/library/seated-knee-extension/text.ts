import type { ExerciseText } from '../../../../shared/rules/exercise';

export const text: ExerciseText = {
  name: 'Seated Knee Extensions',
  aliases: [
    'seated leg extension',
    'chair leg extension',
    'sitting leg extension',
    'seated leg straightening',
  ],
  instructions: [
    'Sit tall with your back near the backrest and your hands on your thighs.',
    'Straighten one knee until that leg is long in front of you, toes up.',
    'Squeeze the front of your thigh and count to two.',
    'Lower your foot slowly and switch legs.',
  ],
  cues: ['Toes up', 'Squeeze your thigh', 'Lower slowly', 'Breathe out as you straighten'],
  mistakes: ['You swing your leg up and let it drop.', 'You round your back to help.'],
  easierNote: 'Straighten your knee only halfway.',
  harderNote: 'Stay up for three breaths.',
  notes: 'Each lift counts as one.',
};
