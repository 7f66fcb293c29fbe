import { cmFromFeet, kgFromPounds, storedCm, storedKg, type UnitSystem } from '../units';
import { bareStones, bodyQuantity } from '../numbers/quantities';
import { readQuantity } from '../numbers/read-quantity';
import { isWithin, outOfRangeTexts, type MeasureField } from './bounds';
import { parseCorrected } from './corrections';
import { numbersInDigits } from './numbers-in-digits';
import { numbersIn } from './number-words';
import { notUnderstood, refused, retryText, understood, type Parsed } from './parse-result';

type Reading = readonly [pattern: RegExp, read: (first: number, second: number) => number];

const number = String.raw`(?<![\d.])(\d+(?:\.\d+)?)`;
const heights: readonly Reading[] = [
  [/(\d+(?:\.\d+)?) ?mm\b/, (millimeters) => millimeters / 10],
  [
    /(?<![\d.])(\d(?:\.\d+)?|a(?= met)) ?m(?:et(?:re|er)s?)?(?![a-z'])(?: ?(?:and )?(\d{1,2})(?![\d.])(?: ?cms?\b)?)?/,
    (meters, cm) => (meters || 1) * 100 + cm,
  ],
  [new RegExp(`${number} ?(?:cm|cent)`), (cm) => cm],
  [
    new RegExp(
      `${number} ?(?:''?(?!')|f(?:oo|ee)?t\\.?(?![a-z]))[ ,]*(?:and )?(?:${number} ?(?:"|''|in\\b|inch(?:es)?)?)?`,
    ),
    cmFromFeet,
  ],
  // Confused marks: six feet two, not six inches.
  [/(?<![\d.])([4-7]) ?"(\d|1[01])(?![\d.])/, cmFromFeet],
  [new RegExp(`${number} ?(?:"|''|in\\b|inch)`), (inches) => cmFromFeet(0, inches)],
  [/^\D*\b([4-7])[ .-](\d(?:\.5)?|1[01](?:\.5)?)\b(?!\.?\d)/, cmFromFeet],
  [/^\D*\b(1) (\d\d)\b/, (meters, cm) => meters * 100 + cm],
];
const weights: readonly Reading[] = [
  [new RegExp(`${number} ?k(?:gs?\\b|ilo|g?\\b)`), (kg) => kg],
  [
    new RegExp(`${number} ?(?:st|stones?)(?![a-z])\\.?[ ,]*(?:and )?(?:${number} ?(?:lbs?|pounds?)?)?`),
    (stone, lb) => kgFromPounds(stone * 14 + lb),
  ],
  [new RegExp(`${number} ?(?:lb|pound)|\\blbs? ${number}`), (pounds) => kgFromPounds(pounds)],
];

/** By what share a measure given twice ('172 cm, 5 foot 8') may differ. */
const sameWithin = 0.02;

/** The measures with units in a text, and the rest of it. */
function withUnit(text: string, readings: readonly Reading[]): { values: number[]; rest: string } {
  const values: number[] = [];
  let rest = text;
  for (const [pattern, read] of readings) {
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      values.push(read(Number(match[1]) || 0, Number(match[2] ?? 0)));
      rest = rest.slice(0, match.index) + ' ; ' + rest.slice(match.index + match[0].length);
    }
  }
  return { values, rest };
}

/** The only plain number in a text, or the only one within bounds. */
function plainNumber(text: string, field: MeasureField): number | null {
  const numbers = numbersIn(text, true);
  const fitting = numbers.length > 1 ? numbers.filter((each) => isWithin(field, each)) : numbers;
  return new Set(fitting).size === 1 ? (fitting[0] ?? null) : null;
}

const span = /\d ?(?:-|–|to|or|and) ?(?:\w+ )?;|; ?(?:-|–|to|or) ?\d/;
const vague = /\d ?-?(?:something|odd|some)\b|\b\d+0s\b/;

/** The one measure that a text means; null if it means none or several. */
function measureIn(text: string, field: MeasureField, readings: readonly Reading[]): number | null {
  if (vague.test(text)) return null;
  const { values, rest } = withUnit(text, readings);
  const [first] = values;
  if (first === undefined) return plainNumber(text, field);
  if (span.test(rest) || values.some((value) => Math.abs(value / first - 1) > sameWithin)) return null;
  return first;
}

/** An answer that is only the measure, as it is typed into a field; null for a sentence. */
function typedMeasure(field: MeasureField, answer: string): Parsed<number> | null {
  const value = readQuantity(answer, bodyQuantity(field, 'metric'));
  const parsed = checked(field, Number.isNaN(value) ? null : value);
  return parsed.ok ? parsed : null;
}

function checked(field: MeasureField, value: number | null): Parsed<number> {
  if (value === null) return notUnderstood;
  const rounded = field === 'heightCm' ? storedCm(value) : storedKg(value);
  return isWithin(field, rounded)
    ? understood(rounded)
    : refused('out_of_range', `${retryText} ${outOfRangeTexts[field]}`);
}

/** After a digit, the letter o is a zero. */
const measured = (answer: string) => numbersInDigits(answer.replaceAll(/(?<=\d)o(?=[\do]|\b)/gi, '0'));

/** A weight without a unit is in the person's own. */
export function withOwnUnit(answer: string, units: UnitSystem): string {
  if (units === 'metric') return answer;
  const named = (number: string) => {
    const stone = bareStones.reduce((read, [pattern, as]) => read.replace(pattern, as), number);
    return units === 'imperial' || stone === number ? `${number} lb` : stone;
  };
  const numbers = units === 'stone' ? /\d+(?:\.\d+)?(?: (?:\d|1[0-3])(?:\.5)?(?![\d.]))?/g : /\d+(?:\.\d+)?/g;
  return measured(answer).replaceAll(numbers, named);
}

const otherUnits = /\d+(?:\.\d+)? ?(?:kgs?|kilo\w*|lbs?|pounds?|stones?|st|years?(?: old)?|yo)\b/g;

function heightIn(said: string): Parsed<number> {
  const text = said.replaceAll(otherUnits, ' ');
  const cm = measureIn(text, 'heightCm', heights);
  // No one is 1.72 cm tall: a small plain number is meters.
  return checked('heightCm', cm !== null && cm >= 1 && cm <= 2.5 ? cm * 100 : cm);
}

/** Understands a height and returns centimeters: '172', '1.72 m', '1m72', `5'8"`, 'five foot eight'. */
export const parseHeightCm = (answer: string): Parsed<number> =>
  typedMeasure('heightCm', answer) ?? parseCorrected(measured(answer), heightIn);

const amount = String.raw`(?:about |around |like |another |some |a )?\d+(?:\.\d+)? ?(?:kgs?|kilo\w*|k|lbs?|pounds?|stones?|st)?(?: \d+)?\b`;
/** Past weights and changes in weight, which are not the weight itself. */
const past = [
  new RegExp(
    String.raw`\b(?:was|were|used to (?:be|weigh)|weighed|started (?:at|from|on)|down from|up from) ${amount}`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:want(?: to be)?|would like(?: to be)?|target(?: is)?|goal(?: is)?|aiming for) ${amount}`,
    'g',
  ),
  new RegExp(String.raw`\b(?:lost|gained|put on|dropped|shed) ${amount}`, 'g'),
];
const changes = [
  new RegExp(String.raw`\bfrom ${amount}(?= (?:down |up )?to )`, 'g'),
  new RegExp(String.raw`\b(?:down|up) from ${amount}`, 'g'),
  new RegExp(
    String.raw`\b(?:lose|losing|drop|dropping|shed|gain|gaining|put on|minus|another|maybe lose) ${amount}`,
    'g',
  ),
  new RegExp(String.raw`${amount} (?:less|lighter|off|down|fewer|more|heavier|under what|below what)\b`, 'g'),
  new RegExp(String.raw`\bdown (?!to)(?:by )?${amount}`, 'g'),
  new RegExp(String.raw`${amount} (?:now|right now|at the moment|today|currently)\b`, 'g'),
];

const without = (text: string, patterns: readonly RegExp[]) =>
  patterns.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), text);
const otherMeasures = /\d+(?:\.\d+)? ?(?:cm|centim\w*|years?(?: old)?|yo)\b/g;

function weightIn(said: string): Parsed<number> {
  const text = said.replaceAll(otherMeasures, ' ');
  const today = without(text, past);
  return checked('weightKg', measureIn(/\d/.test(today) ? today : text, 'weightKg', weights));
}

/** Understands a weight and returns kilograms: '70', '70,5 kg', '154 lb', '11 stone 4'. */
export const parseWeightKg = (answer: string): Parsed<number> =>
  typedMeasure('weightKg', answer) ?? parseCorrected(measured(answer), weightIn);

const noTarget =
  /\b(?:skip\w*|pass|none|no|nope|nah|nothing|not|idk|dunno|no idea|(?:don't|dont|do not|doesn't) (?:\w+ )?(?:know|have|want|care|need|mind|matter|weigh|think|track)|(?:i )?don'?t$|later|unsure|n\/a|whatever|next(?: question| one)?|leave (?:it|that|this)|move on|rather not|prefer not|(?:current|present) weight|rather (?:not|focus|skip)|focus(?:ing)? on|undecided|blank|forget it|never ?mind|haven't|havent|isn't (?:important|the point|relevant|my)|no number|same as (?:now|i am|today)|(?:fine|good|content|comfortable|okay|ok) (?:as|where|with|the way)|happy (?:\w+ )?(?:where|as|with|at)|stay (?:the same|where|as)|maintain\w*|keep (?:it|my|the))\b/;

function targetIn(said: string): Parsed<number | null> {
  const text = without(said, changes);
  const parsed = checked('targetWeightKg', measureIn(text, 'targetWeightKg', weights));
  if (parsed.ok) return parsed;
  if (/\d\d/.test(said)) return /\d\d/.test(text) ? parsed : notUnderstood;
  return noTarget.test(text) ? understood(null) : parsed;
}

/**
 * Understands a target weight in kilograms; 'skip' and the like are null. For a change ('10 kilos less') it asks
 * again.
 */
export const parseTargetWeightKg = (answer: string): Parsed<number | null> =>
  typedMeasure('targetWeightKg', answer) ?? parseCorrected(measured(answer), targetIn);
