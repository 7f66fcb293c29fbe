import { mealTypes, type MealType } from '../../../shared/rules/nutrition/meal-types';
import { nutrientsOf } from '../../../shared/rules/nutrition/nutrients';
import { withDigits } from '../../../shared/rules/questionnaire/number-words';
import type { ReadFoods } from '../../nutrition/public';
import type { NamedFoods } from '../coach-facts';
import { foodWordsOf, nutrientAsked } from './food-words';
import { withoutDay } from './meal-day';

type Items = ReadFoods['items'];
type Card = NonNullable<NonNullable<NamedFoods['before']>['card']>;

/** How much of a food it was: in a measure, in the one it was measured in before, or as a multiple. */
export type NewAmount =
  | { kind: 'count'; count: number; measure: string | null }
  | { kind: 'grams'; grams: number }
  | { kind: 'times'; factor: number };

/** What a message says about the meal proposed before it. */
export type MealChange =
  | { kind: 'save' }
  | { kind: 'drop' }
  | { kind: 'figures' }
  /** Another food was eaten, instead of one that isn't named. */
  | { kind: 'instead'; of: Items }
  /** It is wrong, without a word on how. */
  | { kind: 'wrong' }
  /** The meal or day it was logged under. */
  | { kind: 'when' }
  | {
      kind: 'edit';
      mealType: MealType | null;
      amount: NewAmount | null;
      /** Ids of its foods that weren't eaten. */
      removed: readonly string[];
      /** Foods that were eaten too, and foods whose amount was different. */
      added: Items;
      changed: Items;
    };

/** A longer message is about something new. */
export const mostWordsOfChange = 14;

const around =
  'ok|okay|k|yes|yeah|yep|yup|sure|right|great|perfect|nice|cool|fine|good|please|pls|and|then|now|just|so|oh|ah|hey|ana|all';
const save = new RegExp(
  `^(?:(?:${around}|thanks|can you|could you|go ahead|lets|you can|thats it|that is it|thats all|thats|that is|looks|sounds|correct|done) )*(?:done|all done|ok|okay|yes|yeah|yep|yup|sure|go ahead|correct|perfect|do it|do that|right|(?:log|save|add|put|enter|track|record|submit|confirm|store|keep)(?: (?:it|that|this|them|all|everything|the meal|meal|my meal))?)(?: (?:in|down|up|for me|please|pls|then|now|thanks|to my log|to my diary|as it is|as is|ana))*$`,
);
const asksOfSaving =
  /^(?:and |so |ok )*(?:(?:did|have) (?:you|it)|(?:is|was|has) (?:it|that|this))\b.*\b(?:log(?:ged)?|saved?|in)\b|^how (?:do|can|should) i (?:log|save|add) (?:it|this|that)\b|^where (?:is|did) (?:it|that)(?: go)?$|^nothing happened$/;
const wrong =
  /^(?:(?:no|oops|sorry|hm+|nope) )*(?:(?:thats|that is|its|it is|this is|thats all|thats not) )?(?:wrong|incorrect|not right|not correct|right not|a mistake|not what i (?:had|ate|said))$|^(?:can you )?(?:change|edit|fix|correct) (?:it|that|this)$/;
const when =
  /^(?:and |but )?(?:why|what|which|when) (?:meal|day|time|date|breakfast|lunch|dinner|snack|was that|is that for|is it for)\b/;
const drop =
  /^(?:(?:no|nope|nah|ok|actually|oh|sorry|please) )*(?:no|nope|nah|cancel(?: it| that)?|forget (?:it|that)|never ?mind|(?:dont|do not) (?:log|save|add) (?:it|that|this)|not now|no thanks|scrap (?:it|that)|(?:delete|remove|undo) (?:it|that|this)|i (?:didnt|did not) (?:eat|have) (?:it|that|any of it))(?: (?:please|thanks|sorry|now))*$/;

const filler = new RegExp(
  `\\b(?:${around}|no|not|nope|oops|whoops|sorry|actually|wait|hm+|lol|i|ive|it|its|that|thats|this|them|was|were|is|for|at|on|as|a|an|the|my|of|to|from|in|had|have|ate|eaten|eat|meant|mean|make|made|change|changed|switch|move|put|log|it to|should be|should|be|rather|instead|really|only|mine|one|ones|time|i think|say|can|could|you|did|though|but|about|like|more|night|morning|afternoon|evening)\\b`,
  'g',
);
const bare = (said: string) =>
  said
    .replaceAll(filler, ' ')
    .replaceAll(/[^a-z0-9½.]+/g, ' ')
    .trim();

const mealNames: readonly (readonly [MealType, RegExp])[] = [
  ['breakfast', /\b(?:breakfasts?|brunch)\b/],
  ['lunch', /\blunch(?:es)?\b/],
  ['dinner', /\b(?:dinners?|supper|evening meal|tea time|for tea)\b/],
  ['snack', /\bsnacks?\b/],
];
const mealWords = new RegExp(mealNames.map(([, { source }]) => source).join('|'));
const everyMealWord = new RegExp(mealWords.source, 'g');

/** The meal a message names, dinner at night; of two, the one not denied. */
export function mealNamed(said: string): MealType | null {
  const meant = said.replaceAll(
    /\b(?:not|isnt|wasnt|instead of)(?: \w+){0,2}? (?:breakfast|lunch|dinner|supper|snack)\b/g,
    '',
  );
  const named = mealTypes.find((type) =>
    mealNames.some(([each, words]) => each === type && words.test(meant)),
  );
  return named ?? (/\bnight\b/.test(meant) ? 'dinner' : null);
}

const times: readonly (readonly [RegExp, number])[] = [
  [/\b(?:a |one )?third\b/, 1 / 3],
  [/\b(?:the )?(?:whole|entire) (?:thing|lot|one|plate|pack|packet|bag|bar|box)\b|\ball of it\b/, 1],
  [/\b(?:a |one )?quarter\b/, 0.25],
  [/\b(?:a )?half\b|\bhalve\b|½/, 0.5],
  [/\bdouble\b|\btwice(?: as much| that)?\b|\bx ?2\b/, 2],
  [/\b(?:smaller|(?:a )?(?:bit|little|lot) less|less than (?:that|this))\b/, 0.75],
  [/\b(?:a lot more|lots(?: of (?:it|that))?|loads(?: of (?:it|that))?)\b/, 1.5],
  [/\b(?:bigger|larger|(?:a )?(?:bit|little) more|more than (?:that|this))\b/, 1.3],
  [/\btriple\b|\b(?:3|three) times\b/, 3],
];
const measures =
  'slice|cup|tbsp|tsp|tablespoon|teaspoon|handful|scoop|tin|can|pint|glass|bowl|rasher|fillet|bar|square|piece|pot|bottle|mug|pack|packet|bag|box|plate|portion|serving';
const weighed = /^(\d+(?:\.\d+)?) ?(g|ml|kg|oz)$/;
const counted = new RegExp(`^(\\d+(?:\\.\\d+)?)(?: (${measures})(?:s|es)?)?$`);
const grams: Readonly<Record<string, number>> = { g: 1, ml: 1, kg: 1000, oz: 28.35 };
const measureNames: Readonly<Record<string, string>> = {
  tablespoon: 'tbsp',
  teaspoon: 'tsp',
  piece: 'each',
  serving: 'portion',
};

/** 'make it 3 slices', 'half of that', '200 g'; null when it says more than an amount. */
export function amountIn(said: string): NewAmount | null {
  const [, factor] = times.find(([words]) => words.test(said)) ?? [];
  if (factor !== undefined) {
    const rest = times.reduce((left, [words]) => left.replace(words, ' '), said);
    const left = bare(rest.replaceAll(/\b(?:portion|amount|size|much|left|finished|all)\b/g, ' '));
    return left === '' ? { kind: 'times', factor } : null;
  }
  const left = bare(withDigits(said));
  const [, weight = '', unit = ''] = weighed.exec(left) ?? [];
  if (weight !== '') return { kind: 'grams', grams: Math.round(Number(weight) * (grams[unit] ?? 1)) };
  const [, count = '', measure] = counted.exec(left) ?? [];
  if (count === '') return null;
  return {
    kind: 'count',
    count: Number(count),
    measure: measure ? (measureNames[measure] ?? measure) : null,
  };
}

const removes =
  /\b(?:without|no|not|remove|delete|take (?:out|off)|leave (?:out|off)|minus|except|drop|scrap|skip(?:ped)?|didnt (?:have|eat|drink)|wasnt|dont (?:add|log))\b/;
const swaps = /\b(?:swap|replace|switch|change)\b|\binstead of\b/;
const adds =
  /^(?:(?:oh|and|also|ok|oops|wait|i|ah|sorry|actually|please|can you|could you) )*(?:add|plus|and|with|also|forgot|include|put in)\b|\b(?:too|as well)$/;
const corrects =
  /\b(?:it|that|they|there|those) (?:was|were)\b|\bi meant?\b|\bactually\b|\bmake (?:it|that|the)\b|\bsorry\b|\boops\b|\brather\b|^(?:no|not|nah|nope|wait|hm+)\b|\bshould (?:be|have been)\b|\bonly\b/;
const meant = /\bi meant?\b|^(?:sorry|oops|no|nah|wait) (?:it|that) was\b/;
const isNew = /^(?:log|i (?:had|ate|drank)|had|ate|just (?:had|ate))\b/;
const asksOfDay =
  /\b(?:left|remaining|today|so far|goals?|targets?|need|should i|a day|per day|this week|budget|idea|under)\b/;
const asksOfCard =
  /\b(?:how (?:many|much)|whats|what is|what are|macros|total|calories|protein|carbs|fat|fiber|is that|healthy)\b/;

const idsOf = (items: Items) => new Set(items.map(({ food }) => food.id));

/** 'No sugar', 'without milk'. */
const plain =
  /^(?:with )?(?:no|without)(?: any| added)? (?:sugar|salt|milk|butter|oil|cream|sauce|dressing|mayo|cheese|ketchup)$/;
const wordsOf = ({ food }: Items[number]) => food.name.toLowerCase().match(/[a-z]{4,}/g) ?? [];

/** The food on the card that shares a word with a named one: oat milk for almond milk. */
function likeNamed({ items, named }: Card, others: Items = named) {
  const words = new Set([...named, ...others].flatMap(wordsOf));
  const like = items.filter((item) => wordsOf(item).some((word) => words.has(word)));
  const [first] = like;
  return first && like.length === 1 ? { removed: [first.food.id], added: [], changed: [] } : null;
}

/** Said about the food, not about this meal. */
const isTold =
  /\b(?:im|i am|allergic|intolerant|dont|do not|hate|love|like|cant|never|vegan|vegetarian)\b|^(?:what|whats|how|is|are|can|should|which|why|do|does|tell|give|show)\b/;

/** Which foods on the card weren't eaten, and what was eaten besides. */
function foodsChanged(said: string, { items }: ReadFoods, card: Card) {
  const onCard = idsOf(card.items);
  const here = idsOf(items);
  const others = items.filter(({ food }) => !onCard.has(food.id));
  const same = items.filter(({ food }) => onCard.has(food.id));
  const named = [...idsOf(card.named)].filter((id) => onCard.has(id));
  const denied = named.filter((id) => !here.has(id));
  const [only] = card.items.length === 1 ? card.items : [];
  if (swaps.test(said) && others.length > 0) {
    const removed = named.length > 0 ? named : only ? [only.food.id] : [];
    return removed.length > 0 ? { removed, added: others, changed: [] } : null;
  }
  if (adds.test(said) && items.length > 0) return { removed: denied, added: items, changed: [] };
  if (isNew.test(said)) return null;
  if (
    removes.test(said) &&
    named.length > 0 &&
    !(corrects.test(said) && items.length > 0 && denied.length === 0)
  )
    return {
      removed: denied.length > 0 ? denied : named,
      added: others,
      changed: denied.length > 0 ? same : [],
    };
  // 'No sugar', about a meal that has none.
  if (items.length === 0 && (plain.test(said) || (removes.test(said) && card.named.length > 0)))
    return likeNamed(card) ?? { removed: [], added: [], changed: [] };
  if (items.length === 0) return null;
  // The same foods again, with nothing else said, mean another amount.
  if (others.length === 0) return isTold.test(said) ? null : { removed: [], added: [], changed: same };
  if (!corrects.test(said) || same.length > 0) return null;
  if (only) return { removed: [only.food.id], added: others, changed: [] };
  const meant = likeNamed(card, others);
  return meant && { removed: meant.removed, added: others, changed: [] };
}

/** 'Red', 'scrambled': names the card's only food more precisely. */
function refinedBy({ items: [only], refined }: Card) {
  const [closer] = refined;
  if (!only || !closer || closer.food.id === only.food.id) return null;
  const nutrients = nutrientsOf(closer.food.per100, only.grams);
  return { removed: [only.food.id], added: [{ ...closer, grams: only.grams, nutrients }], changed: [] };
}

/** What a message says about the meal proposed just before; null when it is about something else. */
export function mealChangeOf(text: string, foods: NamedFoods): MealChange | null {
  const card = foods.before?.card;
  if (!card) return null;
  const said = foodWordsOf(text)
    .replaceAll(/[^\p{L}\p{N}½.% ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/[. ]+$/, '')
    .trim();
  if (said.split(' ').length > mostWordsOfChange) return null;
  if (save.test(said)) return { kind: 'save' };
  if (asksOfSaving.test(said)) return { kind: 'save' };
  if (drop.test(said)) return { kind: 'drop' };
  if (wrong.test(said)) return { kind: 'wrong' };
  if (when.test(said)) return { kind: 'when' };
  const isQuestion = /\?\s*$/.test(text) && !/^(?:can|could) you\b/.test(said);
  const asks =
    asksOfCard.test(said) && !mealWords.test(said) && !asksOfDay.test(said) && foods.items.length === 0;
  if (asks && (nutrientAsked(text) !== null || /\b(?:macros|that|it|this)\b/.test(said)))
    return { kind: 'figures' };
  if (isQuestion) return null;
  const mealType = mealNamed(said);
  const left = withoutDay(said).replaceAll(everyMealWord, ' ');
  const none = { mealType, amount: null, removed: [], added: [], changed: [] };
  if (bare(said) !== '' && bare(left) === '') return { kind: 'edit', ...none };
  const amount = amountIn(left);
  if (amount) return { kind: 'edit', ...none, amount };
  const changed = foodsChanged(said, foods, card) ?? refinedBy(card);
  if (!changed && meant.test(said) && foods.items.length === 1) return { kind: 'instead', of: foods.items };
  return changed && { kind: 'edit', ...none, ...changed };
}
