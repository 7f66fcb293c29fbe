import type { Food } from '../foods/food';
import type { ReadItem } from './read-item';

/** What people eat only a little of when it comes with something else. */
const bases: readonly [string, RegExp][] = [
  ['potato', /^(?:baked|jacket)-potato|^sweet-potato$/],
  ['eggs', /omelette|scrambled|frittata|tofu-scramble/],
  ['battered', /^(?:battered-|fish-cake|kebab-meat)/],
  ['ham', /^gammon/],
  ['pancakes', /pancake|waffle|french-toast|crepe/],
  [
    'bread',
    /(?:bread|toast|crispbread|knackebrot|crackers?|oatcake|sourdough|rice-cake|vollkornbrot|bagel|ryvita)$/,
  ],
  [
    'filled',
    /sandwich|burger|wrap|(?:^|-)(?:sub|blt|taco|gyros|kebab|bagel|pitta|hot-dog|shawarma|burrito|fajita|quesadilla|panini|toastie|falafel)(?:-|$)|baked-potato|tortilla$/,
  ],
  ['noodleSoup', /ramen|pho(?:-|$)|noodle-soup|laksa|udon|congee|instant-noodle|miso-soup/],
  [
    'bowl',
    /porridge|oats|muesli|granola|cereal|flakes|wheat-biscuits|oat-hoops|wheat-squares|yogurt|skyr|smoothie|chia-pudding|acai|cottage-cheese|ricotta|fromage-frais|quark/,
  ],
  ['salad', /salad(?!-cream)|couscous|quinoa|bulgur/],
  ['sticks', /^(?:carrots|baby-carrots|celery|cucumber)$/],
  ['hotDrink', /hot-chocolate|malted-milk/],
  ['meat', /sausage|pork|hot-dog|^steak|snag|gammon/],
  ['soup', /soup|stew|egusi|ogbono|okra|ewedu|efo-riro|waakye|amala|fufu|banku|kenkey|eba$|pounded-yam/],
  ['dish', /^suya|rice|curry|poha|upma|tagine|biryani|pilau|pulao|stir-fry|noodles|chilli|dal|nachos/],
];

const nuts =
  /^(?:almonds|flaked-almonds|walnuts|cashews|peanuts|mixed-nuts|pistachios|hazelnuts|pecans|brazil-nuts|macadamia-nuts)$/;
const driedFruit = /^(?:raisins|currants|dried-fruit|dried-apricots|dates|dried-cranberries|prunes)$/;
const berries = /^(?:blueberries|raspberries|strawberries|blackberries|mixed-berries|cherries)$/;
const leaves = /^(?:lettuce|rocket|romaine-lettuce|mixed-leaves|watercress|spinach)$/;
const slicedVegetables = /^(?:tomato|cherry-tomatoes|cucumber|red-pepper|green-pepper|onion|spring-onion)$/;
const meats =
  /^(?:stewing-beef|roast-beef|minced-beef|steak|pork-chop|roast-pork|pork-belly|crispy-pork-belly|siu-yuk|goat-meat|assorted-meat|chicken-breast|chicken-thigh|roast-chicken|turkey|lamb|roast-lamb|lechon|char-siu-pork|prawns)$/;
const seeds = /^(?:sunflower-seeds|pumpkin-seeds|sesame-seeds|hemp-seeds|flaxseed|chia-seeds)$/;

/** Grams of a companion by the food it goes with. */
const chips = /^(?:chips|chunky-chips)$/;
const fillings = /^(?:ham|bacon|cheddar|feta|chorizo)$/;

const amounts: readonly { companion: RegExp; grams: Readonly<Record<string, number>> }[] = [
  { companion: nuts, grams: { bowl: 20, pancakes: 20, salad: 20, dish: 15, noodleSoup: 15 } },
  { companion: driedFruit, grams: { bowl: 22, pancakes: 22, salad: 20, dish: 20 } },
  { companion: berries, grams: { bowl: 65, pancakes: 65 } },
  { companion: seeds, grams: { bowl: 10, pancakes: 8, salad: 10, dish: 8, filled: 5 } },
  { companion: leaves, grams: { filled: 22 } },
  {
    companion: slicedVegetables,
    grams: { bread: 35, eggs: 40, filled: 32, soup: 40, dish: 40, salad: 40, noodleSoup: 40 },
  },
  { companion: /^(?:sweetcorn|peas)$/, grams: { filled: 40 } },
  { companion: meats, grams: { noodleSoup: 80, soup: 90 } },
  { companion: /^salad$/, grams: { filled: 80, dish: 80 } },
  { companion: /^onion$/, grams: { meat: 28 } },
  { companion: chips, grams: { battered: 240 } },
  { companion: /^(?:mushrooms|fried-mushrooms)$/, grams: { eggs: 44 } },
  { companion: fillings, grams: { eggs: 30 } },
  { companion: /^spinach$/, grams: { eggs: 35 } },
  { companion: /^baked-beans$/, grams: { potato: 165 } },
  { companion: /^pineapple$/, grams: { ham: 50, bowl: 70, dish: 70 } },
  { companion: /^(?:chickpeas|edamame)$/, grams: { dish: 80, bowl: 55, salad: 65 } },
  { companion: /^fried-onions$/, grams: { filled: 25, dish: 25, meat: 30 } },
  {
    companion: /^(?:greek-yogurt|plain-yogurt|yogurt|fat-free-greek-yogurt)$/,
    grams: { pancakes: 65, dish: 60, potato: 50 },
  },
  { companion: /^(?:peach|tinned-peaches|mango|kiwi|pear)$/, grams: { bowl: 90, pancakes: 80 } },
  { companion: /^pomegranate$/, grams: { bowl: 35, salad: 35, dish: 35 } },
  { companion: /^(?:sweetcorn|corn)$/, grams: { salad: 50, dish: 60, potato: 50 } },
  { companion: /^(?:black|kidney|cannellini)-beans$/, grams: { salad: 65 } },
  { companion: /^cherry-tomatoes$/, grams: { dish: 60, bread: 50, eggs: 60, salad: 55 } },
  { companion: /^avocado$/, grams: { bowl: 60, salad: 65, filled: 45 } },
  { companion: /^apple-sauce$/, grams: { meat: 45 } },
  { companion: /^marshmallows$/, grams: { hotDrink: 14 } },
  { companion: /^granola$/, grams: { bowl: 38, pancakes: 30 } },
  { companion: /^hummus$/, grams: { filled: 35, sticks: 38 } },
  { companion: /^garri$/, grams: { soup: 30 } },
  { companion: /^spaghetti$/, grams: { soup: 70 } },
];

const kindOf = ({ id }: Food) => bases.find(([, ids]) => ids.test(id))?.[0];

/** How much of a food is eaten next to the one named before it, if no amount was said; null if as much as alone. */
export function sidePortionGrams(food: Food, items: readonly ReadItem[]): number | null {
  const found = amounts.filter(({ companion }) => companion.test(food.id));
  if (found.length === 0) return null;
  const told = items.toReversed().flatMap((item) => {
    const kind = kindOf(item.food);
    return kind === undefined ? [] : found.flatMap(({ grams }) => grams[kind] ?? []);
  });
  return told[0] ?? null;
}
