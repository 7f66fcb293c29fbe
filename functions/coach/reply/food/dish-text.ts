import { isEaten, type Diet, type Suggestion } from '../../../../shared/rules/nutrition/recommend';
import { joined } from '../../../../shared/rules/joined';

/** Something to eat, with what it contains that a diet may exclude. */
export type Choice = readonly [name: string, holds: Suggestion['holds'][number] | ''];

/** The ones among these that the person eats. */
export const eatenOf = (diet: Diet, choices: readonly Choice[]): string[] =>
  choices.flatMap(([name, held]) => (isEaten({ holds: held === '' ? [] : [held] }, diet) ? [name] : []));

/** The same as a choice: 'beans, cheese or fish'. */
export const anyOf = (diet: Diet, choices: readonly Choice[]): string =>
  joined(eatenOf(diet, choices)).replace(/ and (?=[^,]*$)/, ' or ');

const protein = (diet: Diet) =>
  anyOf(diet, [
    ['beans', ''],
    ['tofu', 'soy'],
    ['cheese', 'milk'],
    ['fish', 'fish'],
  ]);
const beside = (diet: Diet) =>
  anyOf(diet, [
    ['a potato', ''],
    ['bread', 'gluten'],
  ]);

/** A dish made from what the person has at hand. */
export function dishOf(having: readonly string[], diet: Diet): string {
  const has = (...words: string[]) => having.some((food) => words.some((word) => food.includes(word)));
  const what = joined(having);
  const isOwn = (held: Suggestion['holds'][number]) => isEaten({ holds: [held] }, diet);
  if (has('egg') && isOwn('egg'))
    return `With ${what}: **an omelette or frittata**. Soften the vegetables, pour the eggs over${isOwn('milk') ? ', cheese on top if you like' : ''}; ten minutes. With ${beside(diet)} on the side, it's a meal.`;
  if (
    has('chickpea', 'beans', 'lentil') &&
    !has('green beans', 'chicken', 'beef', 'turkey', 'fish', 'salmon')
  )
    return `With ${what}: **a quick curry**. Fry onion, garlic, and spices, add tomatoes and the beans or lentils, anything green at the end; fifteen minutes, with rice or ${beside(diet)}. Or **a warm salad** with lemon and cumin.`;
  if (has('rice'))
    return `With ${what}: **a one-pan rice dish**. Brown the rest with onion and paprika, add rice and stock, twenty minutes under a lid. Quicker: **a stir-fry** with ginger and garlic over the rice.`;
  if (has('pasta', 'spaghetti', 'noodle'))
    return `With ${what}: **toss them** with garlic, olive oil, and a vegetable; a handful of ${protein(diet)} adds protein if there's none yet.`;
  if (has('oats'))
    return `With ${what}: **a bowl of oatmeal**, or soak it overnight and eat it cold. Fruit on top, and seeds for the crunch.`;
  if (has('bread', 'wrap', 'tortilla'))
    return `With ${what}: **toast or fill it** with the rest, warmed in a pan; a handful of leaves and ${protein(diet)} make it a meal.`;
  return `With ${what}: **a sheet-pan dinner** (everything in chunks, oil, pepper, 25 minutes in a hot oven) or **a bowl** over rice, potatoes, or salad${has('chicken', 'turkey', 'beef', 'pork', 'lamb', 'steak', 'salmon', 'fish', 'tuna', 'cod', 'prawn', 'tofu', 'tempeh') ? '' : `, with ${protein(diet)} for protein`}.`;
}

/** Eating out, whatever the place. */
export function eatingOutText(diet: Diet): string {
  const grilled = anyOf(diet, [
    ['chicken', 'meat'],
    ['fish', 'fish'],
    ['a bean dish', ''],
    ['tofu', 'soy'],
  ]);
  const extra = anyOf(diet, [
    ['fries', ''],
    ['bread', 'gluten'],
  ]);
  return `Eating out: **something grilled or stewed** (${grilled}), **salad, corn, or vegetables** on the side, sauce on the side, and ${extra} as the one extra you really want. That's a good meal anywhere.`;
}
