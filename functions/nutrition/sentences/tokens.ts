import type { FoundName } from './found-name';
import { idioms } from './idioms';
import { withoutUneaten } from './not-eaten';
import { withoutPurposes } from './recipe-words';
import { withPlainAmounts } from './written-amounts';

/** A word or number of a sentence; a break separates unrelated parts. */
export interface Token {
  text: string;
  isBreak: boolean;
  /** A food of the person's own that is named from here on. */
  own?: FoundName;
}

const longestSentence = 500;

/** Times, durations, distances, and energy: numbers that don't count food. */
const otherNumbers = [
  /\bat (?:about |around )?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\b\.?| ?o'?clock)?(?! ?(?:g|kg|ml|oz)\b)/g,
  /\b\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\b\.?|o'?clock)/g,
  /\b\d{1,2}:\d\d\b/g,
  /\b\d+(?:[.,]\d+)? ?-?(?:k|km|mins?|minutes?|hours?|hrs?|miles?|steps|reps|days?|weeks?|am|pm)\b/g,
];

/** Energy: no amount of a food, but something that had it was eaten. */
const energy = /\b\d+(?:[.,]\d+)? ?-?(?:kcals?|cals?|calories|kj)\b/g;

/** Meals, places, and times of day that contain a food's name. */
const otherMeanings = [
  /\b(?:for|at|before|after|as) (?:a |my |our |the |his |her |their )?(?:late |quick |light |early |big )?(?:tea ?-?time|tea|puddings?|pud|dessert|afters|starters?|snack|main|treat|side)\b(?! (?:with|and) (?:milk|sugar|biscuits?|cake|lemon))/g,
  /(?:^|[,.;\n]\s*)(?:tea|pudding|dessert|snacks?|starter)\s*:/g,
  /\b(?:coffee|tea|chip|burger|pizza|sandwich|juice|curry|steak|kebab|noodle|sushi|cake|fish|pancake|ice cream|wine|beer|milk|chicken|salad|lunch|cocktail|bagel|taco|doughnut|donut|smoothie|snack|cheese|tapas)[ -](?:shop|house|place|bar|van|truck|break|night|day|time|machine|run|stall|maker|cooker|joint|counter|festival|garden|stand|spot|restaurant|party|morning|afternoon|course|date|hour)s?\b/g,
  /\b(?:a )?(?:multi)?vitamins?(?: (?:tablet|c|d|b12|pill)s?)?\b/g,
  // A garnish that no one eats.
  /\b(?:a )?(?:squeeze|wedge|slice|twist|dash|squirt) of (?:fresh )?(?:lemon|lime)(?: juice)?\b/g,
  /\b(?:with|and|&) (?:a )?(?:fresh )?(?:lemon|lime)(?: (?:wedges?|slices?))?(?=$|[,.;\n]| (?:and|with|on)\b(?! sugar))/g,
  /\b(?:date night|first date|on a date|for a date)\b/g,
  /\b(?:from|at) (?:a|the) (?:sausage sizzle|fish fry|barbecue|bbq|clambake)\b/g,
];

/** Fat or water that food was cooked in, which is not counted. */
const cookedIn =
  /(?<!\b(?:oats|oatmeal|porridge) cooked )(?<=\b(?:cooked|boiled|poached|soaked|steamed) (?:[a-z]+ ){0,2})(?:in|with) (?:some |a little |the )?(?:milk|water)\b/g;

/** Milk or water that is already part of it: 'porridge made with oat milk'. */
const madeWith =
  /(?<=\b(?:porridge|hot chocolate|cocoa|\d ?(?:g|grams) (?:of )?(?:rolled |porridge )?oats)) (?:made|cooked|prepared)(?: up)? (?:with|in|using) (?:[a-z]+ ){0,2}(?:milk|water)\b/g;
const oatsMade =
  /(?<!overnight )\b(?:oats|oatmeal) (?:made|cooked|prepared)(?: up)? (?:with|in|using) (?:[a-z]+ ){0,2}(?:milk|water)\b/g;

/** 'Two eggs, no wait, three': the rest replaces what was said last. */
const corrections =
  /(?:[,.;(–-]|\b(?:no|or|oh|um|well))\s*(?:(?:oh|no|um|well|or),? )*(?:actually|sorry|wait|make (?:that|it)|i mean(?:t)?|scratch that|correction|rather)\b(?:,? ?(?:actually|no|it was|they were|that was|make (?:it|that)|i mean(?:t)?|sorry|wait)\b)*,?/g;
const someNumber = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|a|an)';
/** 'Toast, no two': before a number 'no' corrects. */
const correctedLater =
  /(?:[,;–-]\s*no,? (?=(?:\d+|two|three|four|five|six)\b)|(?<=[a-z]) no (?=\d+ ?(?:$|[,.;!])|an? ))/g;
/** 'Two, no three eggs': only the second number counts. */
const correctedNumber = new RegExp(
  `\\b${someNumber},? (?:no|nope|oops|sorry|er|um|actually|rather)(?:,? (?:wait|actually|sorry|make that))?,? (?=${someNumber}\\b)`,
  'g',
);

/** The token that a number of calories becomes. */
export const energyMark = 'energymark';

/** The token that such words become. */
export const correctionMark = 'correctionmark';

/** The words of a sentence in lower case; numbers are separated from their units. */
export function tokensOf(sentence: string): Token[] {
  const written = withoutPurposes(withoutUneaten(withPlainAmounts(sentence.slice(0, longestSentence))));
  const tidy = [...otherNumbers, ...otherMeanings, cookedIn]
    .reduce(
      (text, pattern) => text.replaceAll(pattern, ' , '),
      written.replaceAll(energy, ` , ${energyMark} `),
    )
    // 'Huile d’olive', 'l’eau'.
    .replaceAll(/(?<![\p{L}\p{N}'’])([dl]|un|dell|all|nell)['’](?=[aeiouh])/gu, '$1 ')
    .replaceAll(/(\d) ?(?:''|"|″|”)/g, '$1 inch ')
    .replaceAll(/[\u0300-\u036f'’‘]/g, '')
    .replaceAll(idioms, ' , ')
    .replaceAll('&', ' and ')
    .replaceAll(/œ/g, 'oe')
    .replaceAll(/æ/g, 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll(/(\d) ?doz\b\.?/g, '$1 dozen')
    .replaceAll(/\b(?:fun|snack|treat)[- ]?size(?:d)?\b/g, 'mini')
    .replaceAll(/\b(?:grab|sharing|share|family) (?=(?:bag|pack|packet)s?\b)/g, 'large ')
    // 'Rice (dry)', '200 g raw weight': its state when it was weighed.
    .replaceAll(/\((dry|raw|cooked|uncooked|drained|boiled|grilled|plain)\)(?= [a-z])/g, ' $1 ')
    .replaceAll(/\((dry|raw|uncooked)(?: weight)?\)/g, ' $1 ')
    .replaceAll(/\b(raw|dry|dried) weight\b/g, ' $1 ')
    .replaceAll(/\b(?:cooked|drained) weight\b/g, ' ')
    .replaceAll(/\bfree[- ]range\b/g, ' ')
    .replaceAll(/\b(?!fun|snack|treat)[a-z]+-sized?\b(?= [a-z])/g, ' ')
    .replaceAll(/(\d) ?-?per ?cent\b/g, '$1% ')
    .replaceAll(/\b(?:5|five) guys\b/g, ' ')
    .replaceAll(/(\d+)[- ]?packs? of (?=[a-z])/g, '$1 ')
    .replaceAll(/\bbacon,? lettuce,? (?:and|&|n) tomato\b/g, 'blt')
    .replaceAll(madeWith, '')
    .replaceAll(oatsMade, 'porridge')
    .replaceAll(correctedNumber, '')
    .replaceAll(/[×✕]/g, 'x')
    .replaceAll(/(?<=[a-z]) = (?=[a-z])/g, ' : ')
    .replaceAll(/\bdoubles\b(?! of)/g, 'trini doubles')
    // 'A slice, well one and a half really'.
    .replaceAll(
      /[,;–-]\s*well,? (?=[^,;.]*\b(?:really|actually|in fact)\s*(?:$|[,;.]))/g,
      `, ${correctionMark} `,
    )
    .replaceAll(/\bmade (?=with\b)/g, '')
    .replaceAll(correctedLater, `, ${correctionMark} `)
    .replaceAll(corrections, `, ${correctionMark} `)
    .replaceAll(/(\d)(?=[a-z])/g, '$1 ')
    .replaceAll(
      /\bdecaf(?:feinated)? (?=latte|cappuccino|flat white|coffee|tea|americano|mocha|espresso|cortado)/g,
      '',
    )
    .replaceAll(/\b(table|tea|dessert) spoon/g, '$1spoon')
    .replaceAll(/\bw\//g, 'with ')
    .replaceAll(/(\d)\s*(?:-|–|to|or)\s*(?=\d)/g, '$1~')
    .replaceAll(/\b(g|kg|oz|lbs?|tbsp|tsp|ml|cup)\.(?=\s|$)/g, '$1')
    .replaceAll(/\bx(?=\d)/g, 'x ');
  const found =
    tidy.match(
      /(?:(?<=^|[,;:(\n]\s*)[-−](?=\d))?\d+(?:\.\d+)?(?:[/~]\d+(?:\.\d+)?)?%?|[\p{L}\p{M}]+|[,;.:+()\n!?]/gu,
    ) ?? [];
  return found.map((text) => ({ text, isBreak: /^[,;.:+()\n!?]$/.test(text) }));
}
