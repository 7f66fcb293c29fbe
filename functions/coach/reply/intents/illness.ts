import { say, type Intent } from '../dialogue';

export const illness: Intent = {
  name: 'ill',
  answer: () =>
    say(
      "Then rest comes first. **Fever, a cough, body aches, or an upset stomach: no training** until you've been well for a day or two. With a simple head cold, an easy walk or a few stretches are fine if you feel like it. " +
        "After that, start with half of what you did before, and see a doctor if it's severe or doesn't go away. Get well soon!",
    ),
};
