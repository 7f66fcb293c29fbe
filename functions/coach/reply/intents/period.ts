import { withoutRuledOut } from '../../injuries/injury-filter';
import { say, type Intent } from '../dialogue';

export const period: Intent = {
  name: 'period',
  answer: ({ facts, pains }) =>
    say(
      'Do what feels good. Many people like gentle movement and warmth on these days, others rest, and both are fine. Breathe slowly into these. See a doctor about pain that keeps you from your day.',
      withoutRuledOut(['childs-pose', 'cat-cow', 'butterfly-stretch', 'march-in-place'], facts, pains),
    ),
};
