import { readDiet } from '../../../shared/domain/nutrition/read-diet';
import type { ToldFact } from '../health-fact';
import { tellsOfSelf, type Sentence } from './sentences';

const empty = { bodyPains: null, workLifeEffects: null, fitnessBarriers: null };
const told = (kind: 'diet' | 'allergy', what: string): ToldFact => ({ kind, what, side: null, days: null });

const noMeat =
  /\b(?:do ?n'?o?t|dont|never|no longer|stopped|quit|gave up) eat(?:ing)? (?:any )?meat\b|\b(?:i am|im) (?:a )?veggie\b|\bgave up meat\b|\bmeat[- ]free\b/;
const cannotEat =
  /\b(?:can'?t|cant|cannot|do ?n'?t|dont|never|not allowed to|no longer|react to|allergic to|intolerant to|sensitive to|no)\b(?: (?:eat|have|drink|tolerate|touch|do|digest|any))*(.*)$/;
const foods: readonly (readonly [string, RegExp])[] = [
  ['nuts', /\b(?:nuts?|peanuts?|almonds?|cashews?|walnuts?|hazelnuts?)\b/],
  ['milk', /\b(?:milk|dairy|lactose|cheese|yogh?urt)\b/],
  ['egg', /\beggs?\b/],
  ['fish', /\b(?:fish|seafood|shellfish|shrimps?|prawns?)\b/],
  ['gluten', /\b(?:gluten|wheat|bread)\b/],
  ['soy', /\b(?:soya?|soybeans?|tofu|edamame)\b/],
];

/** What somebody says they do not eat. */
export function dietIn(sentence: Sentence): ToldFact[] {
  const { text } = sentence;
  const ofToday =
    /\b(?:today|tonight|this morning)\b/.test(text) &&
    !/\b(?:im|i am|being|as) (?:a )?(?:vegan|vegetarian|veggie|coeliac|celiac|allergic|lactose)/.test(text);
  if (!tellsOfSelf(sentence) || ofToday) return [];
  const read = readDiet({ ...empty, medicalConditions: text });
  const [, after = ''] = cannotEat.exec(text) ?? [];
  const eats =
    /\b(?:eat|have|drink|allerg\w+|intoleran\w+|react|sensitive|tolerate|digest|free|touch)\b/.test(text);
  const avoids = eats ? foods.filter(([, words]) => words.test(after)).map(([food]) => food) : [];
  const isDenied = /\b(?:not|n't|no longer|never been) (?:a )?(?:vegan|vegetarian)\b|\bquit being\b/.test(
    text,
  );
  const isLasting = !/\b(?:like|want|feel like|in the mood)\b/.test(text);
  return [
    ...(read.isVegan && !isDenied ? [told('diet', 'vegan')] : []),
    ...((read.isVegetarian || noMeat.test(text)) && !isDenied ? [told('diet', 'vegetarian')] : []),
    ...[...new Set([...read.avoids, ...(isLasting ? avoids : [])])].map((food) => told('allergy', food)),
  ];
}
