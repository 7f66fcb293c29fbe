import { motivationByRules } from '../motivation-by-rules';
import { say, type Intent } from '../dialogue';

const lacking =
  /\b(?:no|zero|lost|lack\w*|without) (?:\w+ )?(?:motivation|drive|energy)|can'?t be (?:bothered|arsed)|don'?t (?:feel like|want to|wanna)|lazy|unmotivated|not motivated|meh|ugh/i;

export const motivate: Intent = {
  name: 'motivation',
  answer: ({ facts, text }) =>
    say(
      `${lacking.test(text) ? "Some days are like that. You don't have to feel like it; you just have to start. " : ''}${motivationByRules(facts)}\n\nIf you only do one thing, make it five minutes. Say *“5 minutes”* and I'll pick the moves.`,
    ),
};

export const timeOfDay: Intent = {
  name: 'train-time',
  answer: () =>
    say(
      "The best time is the one you'll keep. Mornings get it done before the day gets in the way; later on, your body is warmer and often stronger. " +
        'Leave an hour between a hard workout and sleep. Pick two or three days and a place, and it becomes a habit.',
    ),
};
