import type { Food } from '../foods/food';
import type { TraitName } from '../foods/traits';
import type { ReadItem } from './read-item';

/** What something may be eaten beside; the first that fits and has an amount decides. */
const bases: readonly (readonly TraitName[])[] = [
  ['potato-base'],
  ['egg-dish'],
  ['chip-shop'],
  ['pancake'],
  ['filled', 'fillings'],
  ['bread', 'topped-bread', 'cracker'],
  ['noodle-soup'],
  ['bowl'],
  ['salad'],
  ['sticks'],
  ['hot-drink'],
  ['grilled-meat'],
  ['soup'],
  ['dish'],
];

type Grams = Readonly<Partial<Record<TraitName, number>>>;

/** Grams of a kind of food by what it is eaten beside; a row may say its own. */
const amounts: readonly (readonly [TraitName, Grams])[] = [
  ['nut', { bowl: 20, pancake: 20, salad: 20, dish: 15, 'noodle-soup': 15 }],
  ['dried-fruit', { bowl: 22, pancake: 22, salad: 20, dish: 20 }],
  ['berry', { bowl: 65, pancake: 65 }],
  ['seed', { bowl: 10, pancake: 8, salad: 10, dish: 8, filled: 5 }],
  ['leaf', { filled: 22 }],
  [
    'sliced-vegetable',
    { bread: 35, 'egg-dish': 40, filled: 32, soup: 40, dish: 40, salad: 40, 'noodle-soup': 40 },
  ],
  ['meat', { 'noodle-soup': 80, soup: 90 }],
  ['bean', { salad: 65 }],
];

/** How much of a food is eaten next to the one named before it, if no amount was said; null if as much as alone. */
export function sidePortionGrams(food: Food, items: readonly ReadItem[]): number | null {
  const ofKinds = amounts.filter(([trait]) => food.traits.has(trait)).map(([, grams]) => grams);
  if (ofKinds.length === 0 && food.beside.size === 0) return null;
  const known = bases.flatMap((names) => {
    const [base = 'dish'] = names;
    const grams = food.beside.get(base) ?? ofKinds.flatMap((kind) => kind[base] ?? [])[0];
    return grams === undefined ? [] : [{ names, grams }];
  });
  const besides = ({ traits }: Food) => known.find(({ names }) => names.some((name) => traits.has(name)));
  const beside = items.findLast((item) => besides(item.food));
  return (beside && besides(beside.food)?.grams) ?? null;
}
