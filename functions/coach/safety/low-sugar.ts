import { saysAny, type Concern } from './concern';

const signs = [
  'shaky|shaking|trembling|sweaty|clammy|confused|wobbly|faint|lightheaded|dizzy|hypo|hypoglycemia',
  'low|high sugar|reading|glucose|bg',
  'sugar|reading|glucose|bg low|high|dropping|crashing',
];

/** What is tiredness in others can be low blood sugar in someone with diabetes. */
export const lowSugar: Concern = {
  names: ['low-sugar'],
  phrases: [...signs, 'diabetes|diabetic'],
  isRaised: (words) => saysAny(words, signs) && saysAny(words, ['diabetes|diabetic', 'type 1|one']),
  isRaisedByProfile: (words, { answers, spared }) =>
    (spared.conditions.includes('diabetes') || /diabet/i.test(answers?.medicalConditions ?? '')) &&
    saysAny(words, signs),
};
