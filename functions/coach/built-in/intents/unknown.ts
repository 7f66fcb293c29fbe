import { say, type Intent } from '../dialogue';
import { prompts } from '../wording/prompts';

export const unknown: Intent = {
  name: 'unknown',
  signals: [],
  answer: () =>
    say(
      `That I don't know. I can help with training, your progress, food in general and this app. Try one of these:\n\n${prompts}`,
    ),
};
