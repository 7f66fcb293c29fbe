import type { LoggedItem } from '../../../shared/contracts/nutrition';
import { nutrientsOf, sumOfNutrients } from '../../../shared/rules/nutrition/nutrients';
import { canonicalWords } from '../foods/canonical-words';
import type { Food } from '../foods/food';
import { everydayNamesWithWord, namesSaying } from '../foods/food-index';
import { presentFood } from '../present-food';
import type { Estimate } from './mend-estimate';

/** How far the table's energy and the model's may differ, as a factor, before they must mean two foods. */
const mostApart = 1.7;
/** Below this energy, in kcal per 100 g, a cup of tea and a glass of water need not agree. */
const littleEnergy = 15;

function isAlike({ per100 }: Food, { caloriesKcal, grams }: Estimate): boolean {
  const [own, other] = [per100.caloriesKcal + littleEnergy, (caloriesKcal / grams) * 100 + littleEnergy];
  return Math.max(own / other, other / own) <= mostApart;
}

/** Words that say how a food was prepared, not which one it is; energy is compared as well. */
const preparations = new Set(
  canonicalWords(
    'baked boiled chopped cold cooked cubed cubes diced fresh fried grilled homemade hot mixed panfried peeled piece pieces plain poached raw ripe roasted sauteed shredded slice sliced slices small steamed stirfried whole',
  ),
);

/**
 * An everyday food whose whole name was said, with only its preparation added: 'chicken breast' in 'grilled chicken
 * breast'.
 */
function everydayFood(words: readonly string[]): Food | undefined {
  const said = new Set(words);
  const isSaid = (named: readonly string[]) =>
    named.every((word) => said.has(word)) &&
    words.every((word) => named.includes(word) || preparations.has(word));
  const [best] = words
    .flatMap(everydayNamesWithWord)
    .filter((named) => isSaid(named.words))
    .toSorted((a, b) => b.words.length - a.words.length || b.food.rank - a.food.rank || a.place - b.place);
  return best?.food;
}

/** The food of the table that an estimate surely means. */
function foodOf(estimate: Estimate): Food | undefined {
  const words = canonicalWords(estimate.name);
  const candidates = [...namesSaying(words).map(({ food }) => food), everydayFood(words)];
  return candidates.find((food) => food && isAlike(food, estimate));
}

/**
 * An estimate as it is logged: the model says which food and how much; if the table has that food, the table says what
 * is in it. The range scales along, because it is about the amount.
 */
export function groundEstimate(estimate: Estimate): LoggedItem {
  const { name, caloriesKcal, lowKcal, highKcal } = estimate;
  const grams = Math.round(estimate.grams);
  const food = foodOf(estimate);
  const nutrients = food
    ? nutrientsOf(food.per100, grams)
    : sumOfNutrients([{ ...estimate, caloriesKcal, fibreG: 0 }]);
  const scale = caloriesKcal > 0 ? nutrients.caloriesKcal / caloriesKcal : 1;
  const rangeKcal = { low: Math.round(lowKcal * scale), high: Math.round(highKcal * scale) };
  if (!food) return { foodId: null, name, grams, nutrients, source: 'estimate', rangeKcal };
  return { foodId: food.id, name: food.name, grams, nutrients, source: presentFood(food).source, rangeKcal };
}
