import { stemOf } from '../../../../shared/rules/reading/stem';
import type { ReadFoods } from '../../../nutrition/public';

type ReadFood = ReadFoods['items'][number];

/** Measures that go with 'of'; sizes and servings don't. */
const measureNames =
  /^(?:slice|cup|tbsp|tsp|handful|can|tin|fillet|rasher|glass|mug|bowl|bottle|square|pint|pot|bunch)$/;
const scoops = /protein|ice cream|gelato|whey/i;
/** No one counts these by the piece. */
const uncounted =
  /^(?:.*\b)?(?:rice|milk|water|pasta|porridge|bread|toast|sushi|cola|chicken|salad|soup|beef|fish|salmon|cod|tuna|bacon|cheese|butter|oil|gelato|ice cream|strawberries|grapes)$/i;
const spoons = /^(?:tbsp|tsp)$/;
const mostSpoons = 4;
const most = 12;
const mostPieces = 100;
const close = 0.03;

/** 'Eggs', 'berries', 'teas with milk'; names ending in s are already plural. */
function pluralOf(name: string): string {
  const [head = name, ...rest] = name.split(/(?= with )/);
  if (rest.length > 0) return pluralOf(head) + rest.join('');
  if (/[^s]s$|,|[()]/.test(name)) return name;
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, 'ies');
  return /(?:ch|sh|x|ss)$|(?:potat|tomat|mang)o$/.test(name) ? `${name}es` : `${name}s`;
}

/** Names in the table start with a capital; brands keep theirs. */
export const foodName = ({ food: { name } }: ReadFood): string =>
  /,|\s[A-Z]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** How many of a measure the grams are: whole or half; pieces also between, and more. */
function countOf(grams: number, of: number, isPieces = false): number | null {
  const halves = (grams / of) * 2;
  const whole = Math.round(halves);
  const isCount = isPieces
    ? whole > 0 && whole <= mostPieces * 2
    : whole === 1 || (whole % 2 === 0 && whole <= most * 2);
  return isCount && Math.abs(halves - whole) <= close * halves ? whole / 2 : null;
}

const counted = (count: number, name: string) =>
  count === 0.5 ? `½ ${name}` : `${String(count).replace('.5', '½')} ${count === 1 ? name : pluralOf(name)}`;

function inMeasures({ grams, food }: ReadFood, name: string): string | null {
  const [portion] = food.measures;
  if (portion?.name === 'portion' && portion.grams === grams) return null;
  for (const measure of food.measures) {
    const isNamed = measureNames.test(measure.name) || (measure.name === 'scoop' && scoops.test(food.name));
    const count = isNamed ? countOf(grams, measure.grams) : null;
    if (count !== null && (count <= mostSpoons || !spoons.test(measure.name)))
      return `${counted(count, measure.name)} of ${name}`;
  }
  return null;
}

/** How much of a food was understood, in words: '2 eggs', '1 slice of toast'; in grams when the message `said` grams. */
export function portionText(read: ReadFood, said = ''): string {
  const name = foodName(read);
  const { grams, food } = read;
  if (new RegExp(String.raw`\b${grams} ?g`, 'i').test(said)) return `${grams} g of ${name}`;
  const millilitres = /\b(\d+) ?ml\b/i.exec(said)?.[1];
  if (millilitres && Math.abs(Number(millilitres) - grams) <= grams * 0.06)
    return `${millilitres} ml of ${name}`;
  const each = food.measures.find((measure) => measure.name === 'each');
  const pieces = each && !uncounted.test(food.name) ? countOf(grams, each.grams, true) : null;
  if (pieces !== null) return counted(pieces, name);
  return inMeasures(read, name) ?? `${grams} g of ${name}`;
}

/** The same with the grams at the end, unless they are already in it. */
export function portionWithGrams(read: ReadFood, said = ''): string {
  const text = portionText(read, said);
  return text.startsWith(`${read.grams} g`) ? text : `${text} (${read.grams} g)`;
}

const stems = (text: string) =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => stemOf(word).slice(0, 4));

/** The foods whose names in the table share no word with the message. */
export const calledOtherwise = (items: readonly ReadFood[], said: string): ReadFood[] => {
  const known = new Set(stems(said));
  return items.filter(({ food }) => !stems(food.name).some((stem) => known.has(stem)));
};
