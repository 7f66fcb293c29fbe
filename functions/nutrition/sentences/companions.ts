import { foodById, type Food } from '../foods/food';
import type { Unit } from './units';

const hotDrinks = /(?:^|-)(?:tea|coffee|espresso)(?:-|$)/;
const cereals =
  /(?:muesli|granola|flakes|cereal|wheat-biscuits|wheat|puffed|oat-hoops|oats|porridge|wheat-squares|raisin-bran|loops)/;
const milkGrams = { inHotDrinks: 30, onCereals: 150 };

const isMilk = ({ id }: Food) =>
  /(?:^|-)milk$/.test(id) && !/condensed|evaporated|chocolate|coconut-milk|with/.test(id);

/** How much is poured when no amount is said, by what it goes with; null if there is no special rule. */
export function companionGrams(food: Food, before: Food | null): number | null {
  if (!before || !isMilk(food)) return null;
  if (hotDrinks.test(before.id)) return milkGrams.inHotDrinks;
  return cereals.test(before.id) ? milkGrams.onCereals : null;
}

/** Foods that share a word: the unit, or the other foods, show which one is meant. */
const sharedWords: readonly {
  id: string;
  meant: string;
  measures?: readonly string[];
  beside?: RegExp;
}[] = [
  { id: 'chips', meant: 'tortilla-chips', beside: /\b(?:salsa|guac|guacamole|queso|hummus)\b/ },
  { id: 'chips', meant: 'crisps', measures: ['packet'] },
  { id: 'protein-shake', meant: 'whey-protein', measures: ['scoop', 'tbsp'] },
  { id: 'mass-gainer', meant: 'mass-gainer-powder', measures: ['scoop', 'tbsp'] },
  { id: 'bacon', meant: 'gammon', beside: /\bcabbage\b/ },
  { id: 'gyoza', meant: 'suet-dumpling', beside: /\b(?:stew|casserole|goulash|mince)\b/ },
  { id: 'jelly', meant: 'jam', beside: /\b(?:peanut butter|toast|bagel|scone|muffin|biscuit)\b/ },
  {
    id: 'gherkin',
    meant: 'indian-pickle',
    beside: /\b(?:paratha|roti|dal|daal|curd|thepla|puri|khichdi|chapati|idli)s?\b/,
  },
  {
    id: 'gherkin',
    meant: 'british-pickle',
    beside: /\b(?:ploughmans?|pork pie|cheddar|crackers|bread and cheese)\b/,
  },
  { id: 'pasta-sauce', meant: 'ketchup', beside: /\b(?:pies?|sausages?|snags?|chips|burger|sausage roll)\b/ },
  {
    id: 'red-pepper',
    meant: 'pepper-sauce',
    beside: /\b(?:banku|kenkey|waakye|doubles|yam|gari|akple|tilapia|jollof|suya)\b/,
  },
  { id: 'ugali', meant: 'akamu', beside: /\b(?:akara|moi moi|moin moin|beans?|sugar|milk|koose)\b/ },
  {
    id: 'baked-beans',
    meant: 'black-beans',
    beside:
      /\b(?:rice|tortillas?|enchiladas?|burritos?|tacos?|quesadillas?|fajitas?|huevos|chilaquiles|nachos)\b/,
  },
  {
    id: 'baked-beans',
    meant: 'beans-porridge',
    beside: /\b(?:dodo|plantains?|gari|garri|agege|akamu|pap|ogi)\b/,
  },
  { id: 'onion', meant: 'fried-onions', beside: /\b(?:hot dog|snags?|bratwurst|liver|sausage sizzle)\b/ },
  { id: 'coffee', meant: 'filter-kaapi', beside: /\b(?:idlis?|dosas?|upma|vadas?|pongal|uttapam)\b/ },
  {
    id: 'biscuit',
    meant: 'american-biscuit',
    beside: /\b(?:gravy|fried chicken|kfc|popeyes|grits|country ham|sausage and egg)\b/,
  },
  { id: 'popcorn', meant: 'cinema-popcorn', beside: /\b(?:cinema|movies?|theat(?:re|er)|film)\b/ },
  { id: 'chips', meant: 'fries', beside: /\bfries\b/ },
  {
    id: 'cod',
    meant: 'battered-cod',
    beside: /\b(?:fish|cod|haddock)(?: supper| n| and| &|,)? (?:and )?chips\b|\bchippy\b|\bchip shop\b/,
  },
  { id: 'custard', meant: 'akamu', beside: /\b(?:akara|moi moi|koose)\b/ },
  { id: 'chutney', meant: 'coconut-chutney', beside: /\b(?:idlis?|dosas?|vadas?|uttapam|pongal|upma)\b/ },
  { id: 'chutney', meant: 'green-chutney', beside: /\b(?:samosas?|pakoras?|bhajis?|kebabs?|chaat)\b/ },
  {
    id: 'beef-stew',
    meant: 'nigerian-stew',
    beside:
      /\b(?:rice and stew|ofada|yam|plantains?|dodo|fufu|eba|banku|kenkey|waakye|boiled rice|white rice)\b/,
  },
  {
    id: 'plantain',
    meant: 'fried-plantain',
    beside: /\b(?:red red|beans|jollof|waakye|rice|eggs?|stew|gizzard|chicken)\b/,
  },
  {
    id: 'ham',
    meant: 'gammon',
    beside: /\b(?:potato(?:es)?|chips|mash|parsley sauce|cabbage|pineapple|spuds)\b/,
  },
  { id: 'butternut-squash', meant: 'squash-drink', measures: ['glass', 'pint', 'cup', 'bottle', 'mug'] },
];

/** The food that is meant by the one that was named. */
export function foodMeant(food: Food, unit: Unit | null, sentence: string): Food {
  const measure = unit?.kind === 'measure' ? unit.name : '';
  const other = sharedWords.find(
    ({ id, measures, beside }) =>
      id === food.id && (!measures || measures.includes(measure)) && (!beside || beside.test(sentence)),
  );
  return (other && foodById(other.meant)) ?? food;
}

/** Coffee and tea that milk is poured into, and the drinks they become. */
const milky: readonly [RegExp, string][] = [
  [/^(?:tea|builders-tea)$/, 'tea-with-milk'],
  [/^(?:coffee|iced-americano)$/, 'coffee-with-milk'],
];

/** 'Tea with milk' is one drink; null if this is not milk or the drink is not plain. */
export function withMilk(drink: Food, milk: Food): Food | null {
  const id = isMilk(milk) ? milky.find(([ids]) => ids.test(drink.id))?.[1] : undefined;
  return foodById(id ?? '') ?? null;
}

/** 'Gin and tonic x2': both are drunk twice. */
export const isMixedWith = (spirit: Food, mixer: Food): boolean =>
  spirit.id === 'spirits' && /tonic|cola|lemonade|soda|ginger-ale/.test(mixer.id);

const milkDrinks = /latte|cappuccino|flat-white|mocha|chai|macchiato|cortado/;

/** 'Latte, oat milk': the milk it was made with. */
export const isItsMilk = (drink: Food, milk: Food): boolean => milkDrinks.test(drink.id) && isMilk(milk);

const onSlices =
  /(?:bread|toast|bagel|muffin|crumpet|scone|roll|cake|cracker|crispbread|oatcake|pitta|waffle|pancake|rice-cake)/;

/** How much more spread several slices take: less than twice as much for two. */
export const spreadFactor = (food: Food, { food: under, count }: { food: Food; count: number }): number =>
  onSlices.test(under.id) && (food.measures[0]?.name === 'spread' || isJam(food))
    ? 0.5 + Math.max(1, count) / 2
    : 1;
/** Whether one of the two is spread on the other. */
export const isSpreadOn = (one: Food, other: Food): boolean =>
  [one, other].some(({ measures }) => measures.some(({ name }) => name === 'tbsp')) &&
  [one, other].some(({ id }) => onSlices.test(id));
/** What goes on bread underneath another spread. */
export const isSpread = (food: Food): boolean => isJam(food) || food.measures[0]?.name === 'spread';
const isJam = ({ id }: Food) =>
  /^(?:jam|marmalade|peanut-butter|honey|chocolate-spread|butter|cream-cheese)$/.test(id);

/** Meals that people name before listing what was in them. */
const composites =
  /breakfast$|fry|roast-dinner|christmas-dinner|-dinner|bowl|smoothie|overnight-oats|thali|platter|hotpot|meal|carvery|mezze|tapas|bento|board|tray|shake|salad|sandwich|wrap|stir-fry|sundae|poke|fajita|burrito|platter/;
export const isComposite = ({ id }: Food): boolean => composites.test(id);

const ownParts: readonly [RegExp, RegExp][] = [
  [/smoothie|milkshake|protein-shake/, /(?:^|-)milk$/],
  [/^pho|noodle-soup|egg-fried-rice|caesar-salad/, /^(?:chicken-breast|prawns|roast-beef|beef|pork)$/],
  [/breakfast-(?:burrito|wrap|taco|sandwich|muffin)/, /egg|sausage|bacon|cheddar|cheese|hash-brown|beans/],
  [
    /bibimbap|stuffed-|donburi|japchae|lo-mein|chow-mein/,
    /beef|steak|chicken|pork|tofu|^rice|minced|prawn|turkey/,
  ],
  [
    /ravioli|tortellini|cannelloni|gyoza|dim-sum|momo|pierogi|pelmeni|samosa|empanada|manti|wonton|spring-roll|summer-roll/,
    /spinach|ricotta|cheddar|cheese|beef|pork|chicken|prawn|potato|mushroom|minced|lamb|vegetables/,
  ],
  [/poke/, /salmon|tuna/],
  [/curry|korma|rendang|laksa|tom-kha/, /^coconut-milk$|^coconut-cream$/],
  [/pasta|linguine|spaghetti|penne|ravioli|gnocchi|tagliatelle|meatballs/, /^white-sauce$/],
  [/bubble-tea|milk-tea/, /tapioca/],
  [/pad-thai|fried-rice|chow-mein|pho$|curry|biryani|noodle-soup/, /^tofu$/],
  [/onigiri|sushi|canapes/, /tuna|salmon|prawn|avocado|cucumber/],
  [/tagine/, /apricot|prune|olive|date|almond|chickpea/],
  [/pad-see|banh-mi|bao-bun|tostada|shumai|fideua/, /chicken|beef|pork|prawn|tofu/],
  [
    /^(?!seekh|shish).*kebab|gyros|shawarma$|burger|hot-dog|souvlaki/,
    /pitta|^naan$|^tortilla$|flatbread|bread-roll|brioche|white-bread/,
  ],
  [/quesadilla|burrito$|enchilada|(?:^|-)taco/, /^cheddar|mozzarella|chicken|^steak|beef|beans|^rice|pork/],
  [/hot-chocolate|malted-milk|latte|cappuccino|cocoa|chai|porridge-with-milk/, /milk$/],
  [
    /paella|pad-thai|biryani|fried-rice|nasi-goreng|gumbo|jambalaya|chop-suey|lo-mein/,
    /prawn|mussel|chicken|pork|beef|tofu|squid|calamari|seafood|chorizo|shrimp|clam/,
  ],
  [
    /pizza|calzone/,
    /mushroom|pepperoni|^ham$|pineapple|^onion|pepper|olive|sweetcorn|jalapeno|mozzarella|chicken|salami|anchov|cheddar|sausage|bacon/,
  ],
];

/** Whether a dish contains something anyway, so that naming it adds nothing. */
export const isMadeWith = (dish: Food, part: Food): boolean =>
  ownParts.some(([dishesWith, parts]) => dishesWith.test(dish.id) && parts.test(part.id));

const seasonings =
  /^(?:salt|salt-and-pepper|(?:black|white|cayenne)-pepper|chilli-(?:flakes|powder)|cinnamon|paprika|turmeric|cumin|(?:fresh-|dried-)?(?:oregano|sage|thyme|dill|rosemary|tarragon)|everything-seasoning|cajun-seasoning|mixed-spice|garam-masala|(?:fresh-)?herbs|basil|parsley|coriander|chives|curry-powder|garlic-powder|za-atar|sumac|nutmeg|bay-leaf|lemon-zest)$/;

/** Foods that are uncountable unless a number is said. */
export const isSeasoning = ({ id }: Food): boolean => seasonings.test(id);

const eggDishes = /omelette|shakshuka|frittata|menemen|bhurji|scramble(?!d-egg)/;

/** Whether these eggs are the ones a previous dish was made of. */
export const breaksEggsInto = (food: Food, dish: Food): boolean =>
  /^(?:egg|fried-egg)$/.test(food.id) && eggDishes.test(dish.id);

/** 'A 3 egg omelette' has three eggs, in grams; null if no eggs are counted. */
export function eggsTold(food: Food, text: string, count: number | null): number | null {
  const each = food.measures.find(({ name }) => name === 'egg')?.grams;
  return each && count !== null && text.startsWith('egg') ? each * count : null;
}

const dishes = /(?:soup|curry|pizza|omelette|risotto|biryani|stew|pie|wrap|burrito|smoothie|noodles)$/;

/** Whether the words after it may list its ingredients: 'pepper soup, catfish'. */
export const isDescribable = ({ id }: Food): boolean => dishes.test(id);
