import type { Avoidable, Diet } from '../../../../shared/domain/nutrition/recommend';
import type { ReadFoods } from '../../../nutrition/public';
import { joined } from '../wording/count';
import { foodName } from './portion-text';

const plant =
  '(?<!almond |oat |soy |soya |coconut |rice |peanut |vegan |cashew |hemp |pea |nut |cocoa |plant |shea )';
const holds: Readonly<Record<Avoidable | 'meat', RegExp>> = {
  meat: /\b(?:chicken|beef|pork|ham|bacon|turkey|lamb|steak|sausages?|salami|pepperoni|meat|meatballs?|mince|burger|cheeseburger|hamburger|hot dog|kebab|duck|gelatin|bolognese|chorizo|prosciutto|veal|liver)\b/,
  fish: /\b(?:fish|salmon|tuna|cod|prawns?|shrimps?|sushi|crab|lobster|mussels|anchov\w+|mackerel|sardines?|trout|haddock|squid|shellfish|oysters?|clams?)\b/,
  milk: new RegExp(
    `\\b(?:${plant}milk|cheese|cheddar|${plant}yogh?urt|${plant}butter|${plant}cream|latte|cappuccino|flat white|milkshake|custard|feta|mozzarella|parmesan|halloumi|brie|whey|skyr|quark|gelato|milk chocolate)\\b`,
  ),
  egg: /\b(?:eggs?|omelettes?|omelets?|mayonnaise|mayo|frittata|quiche|meringue|pancakes?)\b/,
  nuts: /\b(?:nuts?|peanuts?|almonds?|cashews?|walnuts?|hazelnuts?|pistachios?|pecans?|macadamias?|peanut butter|pesto|praline)\b/,
  gluten:
    /\b(?:bread|toast|pasta|spaghetti|noodles|bagels?|croissants?|pizza|wheat|biscuits?|cookies?|cake|muffins?|beer|couscous|wraps?|tortilla|naan|sandwich|burger|cheeseburger|crackers?|seitan|pretzels?|lager|ale)\b/,
  soy: /\b(?:soy|soya|tofu|tempeh|edamame|miso)\b/,
};
const isFree = (name: string, what: string) =>
  new RegExp(`\\b(?:${what}[- ]free|without ${what}|no ${what})\\b`).test(name);

/** What a food of that name holds of what a diet may leave out. */
const heldBy = (name: string): (Avoidable | 'meat')[] =>
  (Object.keys(holds) as (Avoidable | 'meat')[]).filter(
    (what) => holds[what].test(name.toLowerCase()) && !isFree(name.toLowerCase(), what),
  );

const reasonOf = (what: Avoidable | 'meat', { isVegan, isVegetarian, avoids }: Diet): string | null => {
  if (what !== 'meat' && avoids.includes(what)) return `you told me you avoid ${what}`;
  if (isVegan && ['meat', 'fish', 'milk', 'egg'].includes(what)) return 'you eat vegan';
  return isVegetarian && (what === 'meat' || what === 'fish') ? 'you eat vegetarian' : null;
};

/** Half a sentence where a food is one that the person avoids; empty where none is. */
export function avoidedText(items: ReadFoods['items'], diet: Diet): string {
  const found = items.flatMap((item) => {
    const reason = heldBy(item.food.name)
      .map((what) => reasonOf(what, diet))
      .find((each) => each !== null);
    return reason ? [{ name: foodName(item), reason }] : [];
  });
  const [first] = found;
  if (!first) return '';
  return ` You know best, but ${first.reason}, and that is in ${joined([...new Set(found.map(({ name }) => `the ${name}`))])}.`;
}
