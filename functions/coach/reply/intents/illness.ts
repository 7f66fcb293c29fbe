import { say, type Intent } from '../dialogue';

export const illness: Intent = {
  name: 'ill',
  answer: () =>
    say(
      'Then rest comes first. With **fever, a cough, aching limbs or an upset stomach: no training** until you have been well for a day or two, and ask a doctor when it is strong or stays. ' +
        'Afterwards begin with half of what you did before. Your points wait for you.',
    ),
};
