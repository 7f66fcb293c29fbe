import type { Conversation } from '../../../shared/contracts/coach';

/** What a food table may be asked for; ours knows the first five. */
export type AskedNutrient =
  | 'calories'
  | 'protein'
  | 'carbs'
  | 'fat'
  | 'fiber'
  | 'sugar'
  | 'salt'
  | 'omega-3'
  | 'caffeine'
  | 'other';

/** How people shorten and misspell what they ask for and what they eat. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[’'`]/g, ''],
  [/(?<!\d)\.(?=\d)/g, '0.'],
  [/\b(?:protien|protin|protine|proteins|prot)\b/g, 'protein'],
  [/\b(?:kcals?|cals?|calorie|caloires|calories)\b/g, 'calories'],
  [/\b(?:carb|carbohydrates?|carbo)\b/g, 'carbs'],
  [/\bfats\b/g, 'fat'],
  [/\b(?:fibre|fibers?|fibres)\b/g, 'fiber'],
  [/\bmacro\b/g, 'macros'],
  [/\bsugars\b(?! in my)/g, 'sugar'],
  [/\bmutch\b/g, 'much'],
  [/\bhandfull\b/g, 'handful'],
  [/\bw\/o\b/g, 'without'],
  [/\bw\/|\b(?:wiv|wth|w)\b/g, 'with'],
  [/\s[+&]\s|\bn\b/g, ' and '],
  [/\bbananna\b|\bbanna\b/g, 'banana'],
  [/\bchkn\b|\bchiken\b/g, 'chicken'],
  [/\bchoc\b/g, 'chocolate'],
  [/\b(?:brekkie|brekky|brekkie|bfast|breakie)\b/g, 'breakfast'],
  [/\b(?:smth|sth|smthing)\b/g, 'something'],
  [/\b(?:yday|yest|yesturday)\b/g, 'yesterday'],
  [/\b(?:tonite|2nite)\b/g, 'tonight'],
  [/\b(?:veggie|veggy) (meals?|dinners?|lunch|snacks?|foods?|protein)\b/g, 'vegetarian $1'],
  [/\bpls\b|\bplz\b/g, 'please'],
  [/\bgr\b|\bgrams?\b|\bgrms?\b/g, 'g'],
];

/** A message about food in lower case, with its usual short forms written out. */
export const foodWordsOf = (text: string): string =>
  spellings
    .reduce((said, [short, word]) => said.replaceAll(short, word), text.toLowerCase())
    .replaceAll(/\s+/g, ' ')
    .trim();

const aboutFood =
  /\b(?:protein|carbs|fat|fiber|sugar|calories|macros|nutrition\w*|kilojoules|sodium|log|logged|add|ate|eat|eaten|eating|had|having|drank|drunk|drink|breakfast|lunch|dinner|supper|snack\w*|brunch|meal)\b/;

/** Whether a message's words can be about foods; next to the meals, any message can. */
export const mayNameFood = (text: string, conversation: Conversation): boolean =>
  conversation === 'nutrition' || aboutFood.test(foodWordsOf(text));

const nutrients: readonly (readonly [AskedNutrient, RegExp])[] = [
  ['calories', /\bcalories\b|\bkilojoules\b|\benergy\b/],
  ['fiber', /\bfiber\b/],
  ['carbs', /\bcarbs\b/],
  ['omega-3', /\bomega[ -]?3s?\b/],
  ['caffeine', /\bcaffeine\b/],
  ['salt', /\b(?:salt|sodium)\b(?! (?:and|beef|fish))/],
  [
    'other',
    /\b(?:iron|calcium|potassium|magnesium|zinc|cholesterol|vit(?:amin)?s? ?[a-ek]?\d*|folate|iodine|saturated(?: fat)?|trans fat|alcohol|gi|glycemic index)\b/,
  ],
];
/** Foods named after a nutrient, or with one in their names. */
const proteinFood =
  'shakes?|bars?|powders?|pancakes?|oats|yog\\w*|balls?|puddings?|drinks?|water|smoothies?|bread|cookies?|brownies?|cereal|crisps|chips|milk|porridge|flapjacks?|wraps?|bagels?|ice cream';
const ofProtein = new RegExp(`\\bprotein\\b(?! (?:${proteinFood})\\b)`);
const ofFat = /(?<!\b(?:low|full|no|zero|reduced|half|less|lower|goose|duck|\d ?%) ?-?)\bfat\b(?![ -]?free)/;
const ofSugar =
  /(?<!\b(?:no|with|and|of|a|an|one|two|three|\d|tsp|teaspoons?|spoons?|brown|white|cane|icing|caster|without|zero|added|less|low) )\bsugar\b(?![ -]?(?:free|snap|puffs))|\badded sugar\b|^(?:much |less |more |low )?sugar in\b/;

/** The nutrient a message asks for; null when it asks for none. */
export function nutrientAsked(text: string): AskedNutrient | null {
  const said = foodWordsOf(text);
  const found = nutrients.find(([, words]) => words.test(said))?.[0];
  if (found && found !== 'calories') return found;
  if (ofSugar.test(said)) return 'sugar';
  if (ofProtein.test(said)) return 'protein';
  if (ofFat.test(said)) return 'fat';
  return found ?? null;
}

const question =
  /\b(?:how (?:many|much|high|low|good|bad)|whats|what(?: is| are)?|which(?: one| of (?:these|those|them))?|is there(?: any| much| a lot of)?|are there(?: any| many)?|does|do|is|are|has|have(?: any)?|got(?: any)?|any|in terms of|wise|each|per (?:portion|serving)|tell me|can you|give me|show me|count|content|values?|facts?|info|information|breakdown|amount of|number of|source of|rich|high|low|lower|lowest|higher|highest|more|most|less|least|fewer|fewest|better|best|healthier|bigger|than|there|much|many|a lot of|lots of|nutrition(?:al)?|macros|compare|compared (?:to|with)|difference between|should i (?:eat|have|choose|pick)|roughly|approx(?:imately)?|about)\b/g;
/** '1/2' is a number. */
const between = /\b(?:vs\.?|versus|or)\b|[:;]|(?<!\d)\/|\/(?!\d)/g;
const logging =
  /^(?:(?:please|can you|could you|ok|so|hi|hey|ana|pls|forgot to|i forgot to|i|ive|i have|just|today|also|then|log|add|put(?: in| down)?|track|record|note|enter|save|for|at|my|to)\s+)+|\b(?:(?:if|when) i (?:skip\w*|leave out|drop|cut out|dont (?:have|eat))|skip(?:ping)?|what (?:do|would|will|did) i save|forgot to log(?: it)?|to my log|to log|log it|please|thanks|lol|dont ask|for breakfast|for lunch|for dinner|as a snack|last nights?|(?:the )?day before yesterday|yesterdays?|(?:\w+ ){1,2}(?:days?|weeks?) ago|(?:(?:on|last) )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?! roast)|this morning|today|tonight)\b/g;
const unit =
  '(?:slices?|cups?|tbsps?|tablespoons?|tsps?|teaspoons?|handfuls?|scoops?|tins?|cans?|pints?|glass(?:es)?|bowls?|rashers?|fillets?|bars?|squares?|pieces?|pots?|bottles?|mugs?|packs?|punnets?)';
const counted = new RegExp(
  `\\b(\\d+|an?|one|two|three|four|half(?: an?)?) (${unit}) (?!of\\b|with\\b|and\\b)(?=\\w)`,
  'g',
);
/** A measure after the food, or before it without 'a': 'honey tsp', 'tin of tuna', 'tbsp olive oil'. */
const bareFirst = new RegExp(`^(?!can (?:i|you|we|my|u)\\b)(${unit}) (?:of )?(?=\\w)`);
const bareLast = new RegExp(`^(?!an? |one |half )([a-z ]+?) (?!bars?$)(${unit})$`);

/** 'Swap the porridge for granola' names two foods. */
const exchange = /\b(?:swap|replace|switch|change)(?: out)? (.+?) (?:for|with|to) /;

/** What remains of a message for the food reader: foods and amounts, without the question around them. */
export function foodTextOf(text: string): string {
  const asked = nutrientAsked(text);
  const said = foodWordsOf(text).replaceAll(/[?!]+/g, ' ').replace(exchange, '$1, ');
  const cut = (before: string, words: RegExp) => before.replaceAll(new RegExp(words.source, 'g'), ' ');
  const isQuestion = asked !== null || /\?/.test(text) || said.search(question) >= 0;
  const withoutNames = [...nutrients.map(([, words]) => words), ofProtein, ofFat, ofSugar].reduce(cut, said);
  const plain = (isQuestion ? cut(withoutNames, question) : said).replaceAll(between, ', ');
  return plain
    .replaceAll(logging, ' ')
    .replaceAll(/\s+,/g, ',')
    .replaceAll(
      /^(?:[\s,.]|\b(?:in|of|for|the|with|and|on)\b)+|(?:[\s,]|\b(?:in|of|for|the|with|and|on|to|at)\b)+$/g,
      '',
    )
    .replaceAll(/\s+/g, ' ')
    .replace(/\bpints?\b(?! (?:of|glass))/, (pint) => `${pint} of beer`)
    .replace(/\bbeer (\w*\s?(?:beer|lager|ale|cider|guinness|milk))/, '$1')
    .replace(/^whole (?!milk|wheat|grain|meal|foods?\b)/, 'a whole ')
    .replace(bareFirst, 'a $1 of ')
    .replaceAll(counted, '$1 $2 of ')
    .replace(bareLast, 'a $2 of $1')
    .trim();
}
