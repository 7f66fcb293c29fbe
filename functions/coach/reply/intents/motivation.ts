import { motivationByRules } from '../motivation-by-rules';
import { say, type Intent } from '../dialogue';

export const motivate: Intent = {
  name: 'motivation',
  answer: ({ facts }) =>
    say(
      `${motivationByRules(facts)}\n\nIf you only do one thing: five minutes. Say *“5 minutes”* and I will choose them.`,
    ),
};

export const timeOfDay: Intent = {
  name: 'train-time',
  answer: () =>
    say(
      'The best time is the one you will keep. Mornings get it done before the day gets in the way; later your body is warmer and often stronger. ' +
        'Leave an hour between something hard and sleep. Fix two or three days and a place, and it becomes a habit.',
    ),
};
