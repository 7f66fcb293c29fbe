import { canonicalWord, joinsFoods } from '../foods/canonical-words';
import type { Food } from '../foods/food';
import { everydayNamesWithWord, everydayWords, namesSaying, namesWithWord } from '../foods/food-index';
import { nearestOf } from '../foods/near-words';
import { isEatenApart } from './companions';
import type { FoundName } from './found-name';
import { otherWords, pronouns } from './other-words';
import { numberWords } from './quantities';
import { fillers, joiners, littles, modifiers, negations, sizes, verbs } from './sentence-words';
import type { Token } from './tokens';
import { unitOf, unitWords } from './units';

const longestName = 6;
const knownWords = new Set([
  ...otherWords,
  ...pronouns,
  ...verbs,
  ...littles,
  ...numberWords,
  ...unitWords,
  ...fillers,
  ...joiners,
  ...modifiers,
  ...negations,
  ...sizes.keys(),
]);

const quantityWords = new Set(numberWords);

/** The source itself has misspelled words, each in one or two names. */
const leastNames = 3;

/** Whether a word is spelled correctly. */
function isKnown(word: string): boolean {
  const canonical = canonicalWord(word);
  const isNamed =
    everydayNamesWithWord(canonical).length > 0 || namesWithWord(canonical).length >= leastNames;
  return isNamed || knownWords.has(word) || /\d/.test(word);
}

const countingWords = [...sizes.keys(), ...unitWords, ...numberWords];

function correct(word: string): string {
  if (isKnown(word)) return word;
  const counting = nearestOf(word, countingWords);
  const food = nearestOf(canonicalWord(word), everydayWords);
  if (!food || !counting) return food?.word ?? counting?.word ?? word;
  return food.edits < counting.edits ? food.word : counting.word;
}

/** Cached: finding the nearest word costs a hundred times more than everything else done with it. */
const corrected = new Map<string, string>();
const mostCorrected = 2_000;

/** The everyday word that a misspelled one stands for, or the word itself. */
export function spelled(word: string): string {
  const known = corrected.get(word);
  if (known !== undefined) return known;
  if (corrected.size >= mostCorrected) corrected.clear();
  const right = correct(word);
  corrected.set(word, right);
  return right;
}

const connecting = /^(?:of|and|with|on|in|n|a|the)$/;

/** A way of cooking is not a food by itself. */
const preparedOnly = /^(?:toasted|mashed|grilled|roasted|smoked|fried|scrambled|buttered|baked)$/;

/** The food with exactly this name, or null. What is joined in the words must be joined in the name, too. */
function foodNamed(words: readonly string[]): Food | null {
  if (connecting.test(words[0] ?? '') || connecting.test(words.at(-1) ?? '')) return null;
  if (words.length === 1 && preparedOnly.test(words[0] ?? '')) return null;
  // 'Guinness and a steak pie': an article begins another food.
  if (words.some((word, index) => /^(?:and|with|n)$/.test(word) && /^an?$/.test(words[index + 1] ?? '')))
    return null;
  const canonical = words.filter((word) => !connecting.test(word)).map(canonicalWord);
  const named = namesSaying(canonical);
  const isJoined = joinsFoods(words.join(' ')) || words.includes('n');
  const isInOrder = words.includes('of');
  const isWith = words.some((word) => /^(?:with|on|in)$/.test(word));
  // 'Cheese toastie and tomato' is no 'cheese and tomato toastie'.
  const endsAlike = (own: readonly string[]) => own.at(-1) === canonical.at(-1);
  const fits = named.find(
    ({ food, words: own, isJoined: joins, isWith: says }) =>
      (!isJoined || isWith || says || endsAlike(own)) &&
      (!isInOrder || own.join(' ') === canonical.join(' ')) &&
      (isJoined
        ? joins && !food.isSeparable && (says ? isWith || own.join(' ') === canonical.join(' ') : !isWith)
        : !(joins && food.isSeparable)),
  );
  return fits?.food ?? null;
}

/** 'Meat balls', 'flap jack': written as two words. */
function foodNamedTogether(words: readonly string[]): Food | null {
  if (
    words.length < 2 ||
    words.length > 3 ||
    words.some((word) => word.length < 3 || quantityWords.has(word) || connecting.test(word))
  )
    return null;
  const [first = '', second = '', ...rest] = words;
  return foodNamed([first + second, ...rest]) ?? (rest[0] ? foodNamed([first, second + rest[0]]) : null);
}

/** Foods with a filling or topping: the last of these words names the food, the others what is in it. */
const filled = new Set(
  'sandwich wrap toastie baguette panini omelette pizza bagel pie quiche burrito quesadilla sub roll bap'.split(
    ' ',
  ),
);
/** Dishes of two things: 'a sweet potato and black bean taco'. */
const madeOfTwo = new Set(
  'soup curry stew casserole dal taco enchilada fajita empanada risotto smoothie frittata tart lasagne stirfry omelette ravioli tortellini pasty'.split(
    ' ',
  ),
);
/** Foods that flavor others: 'lamb burger' is one food, 'toast butter' two. */
const madeOfOthers = new Set(
  (
    'soup curry salad stew casserole cake pasta spaghetti linguine noodle smoothie juice tea latte yogurt muffin pancake bar sauce rice burger ' +
    'crisp cookie biscuit risotto lasagne taco fajita skewer kebab bake crumble tart flapjack crepe waffle bread loaf bun shake milkshake dip ' +
    'spread mousse pudding dumpling gyoza satay cheesecake brownie doughnut cereal granola oat porridge ' +
    'meatball stirfry traybake chilli chutney sashimi pickle dressing gravy fry wedge mash custard gum ' +
    'club dog bowl platter wing nugget popper slider melt hash scramble katsu tikka kiev bhuna korma jalfrezi balti vindaloo madras ' +
    'biryani pulao dosa paratha naan samosa pakora bhaji kathi vinaigrette patty fillet breast thigh drumstick mince karahi tagine ' +
    'stroganoff nihari haleem rendang adobo ramen pho laksa fritter croquette crumpet scone shawarma gyro quinoa tempura teriyaki puff pastry pasty strudel roulade ' +
    'enchilada arepa pupusa tamale empanada bibimbap gimbap kimbap donburi ravioli tortellini cannelloni gnocchi penne fettuccine tagliatelle rigatoni ' +
    'macaroni maki nigiri sushi temaki onigiri bao momo wonton schnitzel goulash paella chowder bisque broth gumbo jambalaya sorbet gelato sundae frappe ' +
    'lassi lemonade doner cordial croissant hotpot gratin rosti hoagie ciabatta parmigiana kofta nacho tostada flauta taquito chimichanga pierogi bruschetta ' +
    'cobbler pavlova trifle macaroon popsicle lolly thai mein goreng'
  ).split(' '),
);

/** Whether a name is a dish that the words before it may describe. */
export function isMadeOfOthers(name: string): boolean {
  const head = canonicalWord(name.split(' ').at(-1) ?? '');
  return filled.has(head) || madeOfOthers.has(head);
}

const separates = (word: string) => quantityWords.has(word) || unitOf(word) !== null;

/** 'Cheese and pickle sandwich': one food, listed under one of its fillings. */
function filledFoodNamed(words: readonly string[]): Food | null {
  const head = words.at(-1) ?? '';
  const joint = words.indexOf('and');
  const isDish = filled.has(canonicalWord(head)) || madeOfTwo.has(canonicalWord(head));
  if (!isDish || joint < 1 || words.some(separates) || otherWords.has(words[0] ?? '')) return null;
  // What no food is called is no filling, and has to be told back.
  if (words.some((word) => !connecting.test(word) && namesWithWord(canonicalWord(word)).length === 0))
    return null;
  const fillings = [words.slice(0, joint), words.slice(joint + 1, -1)];
  const named = foodNamed(words.slice(0, joint));
  if (joint > words.length - 3 || (named && isEatenApart(named))) return null;
  // 'Prawn crackers and spring rolls' are two foods.
  const [first = []] = fillings;
  if (/^rolls?$/.test(head) && foodNamed(words.slice(joint + 1)) && !foodNamed([...first, head])) return null;
  // 'Fufu and egusi soup' are two foods as well: only the second word makes a dish of that kind.
  const isSecondAlone = !foodNamed([...first, head]) && foodNamed(words.slice(joint + 1)) !== null;
  if (isSecondAlone && !filled.has(canonicalWord(head))) return null;
  const dishes = fillings.flatMap((filling) => foodNamed([...filling, head]) ?? []);
  return dishes[0] ?? foodNamed([head]);
}

/** Bread that makes a sandwich of what is in it. */
const sandwichBreads = new Set('roll bap baguette cob barm sub bun batch ciabatta bagel pitta'.split(' '));

/** 'Egg mayo roll' is not in the table: use the sandwich with that filling. */
function sandwichNamed(words: readonly string[]): Food | null {
  if (words.length < 2 || !sandwichBreads.has(canonicalWord(words.at(-1) ?? ''))) return null;
  return foodNamed([...words.slice(0, -1), 'sandwich']);
}

/** The same food as it is bought, raw or dry; null where that is no food of its own. */
export function asBought(said: string, food: Food): Food | null {
  if (food.traits.has('raw')) return null;
  const names = [said, food.name.toLowerCase()].map((name) => name.split(' ').map(spelled));
  const named = names.flatMap((words) =>
    ['dry', 'raw', 'uncooked', 'dried'].map((state) => foodNamed([state, ...words])),
  );
  return named.find((each) => each?.traits.has('raw')) ?? null;
}

/** The food with exactly this name, or null. */
export const foodCalled = (name: string): Food | null => foodNamed(name.split(' '));

const isPluralWord = (word: string) => /[^sui]s$/.test(word) && canonicalWord(word) !== word;

/** 'Schnitzel with potato' ends within 'potato salad', so it is not what was named. */
function isCutShort(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  const joint = words.findIndex((word) => /^(?:and|with|on|in|n)$/.test(word));
  const after = joint < 1 ? null : nameAt(tokens, at + joint + 1);
  return after !== null && joint + 1 + after.length > words.length;
}

/** The longest name of a food that begins at `at`. */
export function nameAt(tokens: readonly Token[], at: number): FoundName | null {
  const own = tokens[at]?.own ?? null;
  if (own && own.length > 1) return own;
  const end = tokens.findIndex(
    ({ isBreak, own: next }, index) => index >= at && (isBreak || (next && next.length > 1)),
  );
  const texts = tokens
    .slice(at, Math.min(end < 0 ? tokens.length : end, at + longestName))
    .map(({ text }) => text);
  const spelledTexts = texts.map(spelled);
  for (let length = texts.length; length > 0; length -= 1) {
    const words = spelledTexts.slice(0, length);
    const named = foodNamed(words) ?? foodNamedTogether(texts.slice(0, length));
    const food = named ?? filledFoodNamed(words) ?? sandwichNamed(words);
    if (food && !isCutShort(tokens, at, words)) {
      const isGuess = named === null || words.some((word, index) => word !== texts[index]);
      // An own 'Egg' is meant by 'egg', and not by 'boiled egg'.
      if (own && length <= own.length) return own;
      return { food, length, isPlural: isPluralWord(words.at(-1) ?? ''), isGuess };
    }
  }
  return own;
}
