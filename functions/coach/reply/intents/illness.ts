import { say, type Intent } from '../dialogue';

export const illness: Intent = {
  name: 'ill',
  answer: () =>
    say(
      'Then rest comes first. **Fever, a cough, aching limbs, or an upset stomach: no training** until you have been well for a day or two. With a plain head cold an easy walk or a few stretches are fine, if you feel like it. ' +
        'After that, begin with half of what you did before, and see a doctor if it is strong or stays. Get well soon!',
    ),
};
