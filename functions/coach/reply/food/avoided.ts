import type { Avoidable, Diet } from '../../../../shared/rules/nutrition/recommend';
import type { ReadFoods } from '../../../nutrition/public';
import { joined } from '../../../../shared/rules/joined';
import { foodName } from './portion-text';

const plant =
  '(?<!almond |oat |soy |soya |coconut |rice |peanut |vegan |cashew |hemp |pea |nut |cocoa |plant |shea )';
const holds: Readonly<Record<Avoidable | 'meat', RegExp>> = {
  meat: /\b(?:chicken|beef|pork|ham|bacon|turkey|lamb|steak|sausages?|salami|pepperoni|meat|meatballs?|mince|burger|cheeseburger|hamburger|hot dog|kebab|gyros|shawarma|duck|gelatin|bolognese|lasagn[ae]|carbonara|chorizo|prosciutto|veal|liver|schnitzel|nuggets|brisket|ribs|jerky|cottage pie|shepherds pie|roast dinner|full english|stroganoff|goulash|haggis|chili con carne)\b/,
  fish: /\b(?:fish|salmon|tuna|cod|prawns?|shrimps?|sushi|crab|lobster|mussels|anchov\w+|mackerel|sardines?|trout|haddock|squid|calamari|shellfish|oysters?|clams?|scampi|kedgeree|ceviche|paella|poke)\b/,
  milk: new RegExp(
    `\\b(?:${plant}milk|cheese|cheddar|${plant}yogh?urt|${plant}butter|${plant}cream|${plant}latte|${plant}cappuccino|${plant}mocha|${plant}flat white|milkshake|custard|feta|mozzarella|parmesan|halloumi|paneer|brie|ghee|whey|skyr|quark|gelato|milk chocolate|pizza|calzone|lasagn[ae]|carbonara|alfredo|quesadillas?|cheeseburger|cheesecake|tiramisu|croissants?|tzatziki|raita|macaroni cheese|mac and cheese|fondue|korma|tikka masala|butter chicken|pancakes?|waffles?|quiche|brownies?|cheesesteak|nachos)\\b`,
  ),
  egg: /\b(?:eggs?|omelettes?|omelets?|mayonnaise|mayo|frittata|quiche|meringue|pancakes?|waffles?|carbonara|brownies?|cake|custard|tiramisu|full english|egg noodles)\b/,
  nuts: /\b(?:nuts?|peanuts?|almonds?|cashews?|walnuts?|hazelnuts?|pistachios?|pecans?|macadamias?|peanut butter|nutella|pesto|praline|satay|baklava|marzipan|pad thai)\b/,
  gluten:
    /\b(?:bread|toast|pasta|spaghetti|lasagn[ae]|macaroni|carbonara|noodles|ramen|bagels?|croissants?|pizza|calzone|wheat|biscuits?|cookies?|cake|muffins?|brownies?|waffles?|pancakes?|beer|couscous|wraps?|tortilla|naan|sandwich|burger|cheeseburger|crackers?|seitan|pretzels?|lager|ale|doughnuts?|donuts?|pie|schnitzel|nuggets)\b/,
  soy: /\b(?:soy|soya|tofu|tempeh|edamame|miso)\b/,
};
/** Dishes that are called that by custom; they can be made without. */
const dishes =
  /\b(?:pizza|calzone|lasagn[ae]|carbonara|alfredo|korma|tikka masala|pancakes?|waffles?|brownies?|cake|burger|quesadillas?|nachos|noodles|pad thai|curry|soup|stroganoff|pie|paella|sushi|poke|smoothie|salad|sandwich|wraps?|kebab|roast dinner|full english|chili)\b/;
const names: Readonly<Record<string, string>> = { milk: 'dairy', egg: 'egg' };
const isFree = (name: string, what: string) =>
  new RegExp(`\\b(?:${what}[- ]free|without ${what}|no ${what})\\b`).test(name);

/** What a food of that name usually contains that a diet may exclude. */
const heldBy = (name: string): (Avoidable | 'meat')[] =>
  (Object.keys(holds) as (Avoidable | 'meat')[]).filter(
    (what) => holds[what].test(name.toLowerCase()) && !isFree(name.toLowerCase(), what),
  );

const reasonOf = (what: Avoidable | 'meat', { isVegan, isVegetarian, avoids }: Diet): string | null => {
  if (what !== 'meat' && avoids.includes(what)) return `you told me you avoid ${what}`;
  if (isVegan && ['meat', 'fish', 'milk', 'egg'].includes(what)) return "you're vegan";
  return isVegetarian && (what === 'meat' || what === 'fish') ? "you're vegetarian" : null;
};

/** Why the person doesn't eat a food of that name; null when nothing is known against it. */
export const avoidedReason = (name: string, diet: Diet): string | null =>
  heldBy(name)
    .map((what) => reasonOf(what, diet))
    .find((reason) => reason !== null) ?? null;

/** A dish whose name says what is in it: 'cheese pizza', 'chicken curry'. */
const saidByName: Readonly<Record<string, RegExp>> = {
  meat: /\b(?:chicken|beef|pork|ham|bacon|turkey|lamb|sausages?|meat|duck)\b/,
  fish: /\b(?:fish|salmon|tuna|cod|prawns?|shrimps?|crab)\b/,
  milk: /\b(?:milk|cheese\w*|yogh?urt|butter|cream)\b/,
  egg: /\beggs?\b/,
};
const holdsByName = (food: string, what: string) => saidByName[what]?.test(food) ?? true;

/** 'Vegan pizza', 'a veggie burger', 'dairy-free ice cream': stated to be made without. */
const madeWithout: readonly (readonly [RegExp, readonly (Avoidable | 'meat')[]])[] = [
  [/\b(?:vegan|plant[ -]based)\b/, ['meat', 'fish', 'milk', 'egg']],
  [/\b(?:veggie|vegetarian|vegetable|meat[ -]?free|beyond|impossible)\b/, ['meat', 'fish']],
  [/\b(?:dairy|lactose|milk)[ -]?free\b/, ['milk']],
  [/\bgluten[ -]?free\b/, ['gluten']],
  [/\bnut[ -]?free\b/, ['nuts']],
  [/\begg[ -]?free\b/, ['egg']],
];

/** A note when a food is one the person avoids; otherwise empty. */
export function avoidedText(items: ReadFoods['items'], diet: Diet, said: string): string {
  const without = new Set(
    madeWithout.flatMap(([words, whats]) => (words.test(said.toLowerCase()) ? whats : [])),
  );
  const found = items.flatMap((item) => {
    const what = heldBy(item.food.name).find((each) => !without.has(each) && reasonOf(each, diet) !== null);
    return what ? [{ what, reason: reasonOf(what, diet) ?? '', food: foodName(item) }] : [];
  });
  const [first] = found;
  if (!first) return '';
  const foods = joined([...new Set(found.map(({ food }) => `the ${food}`))]);
  if (found.every(({ what, food }) => dishes.test(food) && !holdsByName(food, what)))
    return ` You know best, but ${first.reason}, and there's usually ${names[first.what] ?? first.what} in ${foods}.`;
  return ` You know best, but ${first.reason}, so watch out for ${foods}.`;
}
