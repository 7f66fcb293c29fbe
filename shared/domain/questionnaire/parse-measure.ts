import { cmFromFeet, kgFromPounds, toOneDecimal } from '../units';
import { isWithin, outOfRangeTexts, type MeasureField } from './bounds';
import { numbersIn, withDigits } from './number-words';
import { notUnderstood, refused, retryText, understood, type Parsed } from './parsed';

type Reading = (first: number, second: number) => number;

const number = String.raw`(\d+(?:\.\d+)?)`;
const heights: [RegExp, Reading][] = [
  [/(\d(?:\.\d+)?) ?m(?:et(?:re|er)s?)?(?![a-z]) ?(?:and )?(\d{1,2})?/, (metres, cm) => metres * 100 + cm],
  [new RegExp(`${number} ?(?:cm|cent)`), (cm) => cm],
  [new RegExp(`${number} ?(?:'|ft(?![a-z])|foot|feet) ?(?:and )?${number}?`), cmFromFeet],
  [new RegExp(`${number} ?(?:"|in\\b|inch)`), (inches) => cmFromFeet(0, inches)],
  [/^([4-7]) (\d|1[01])$/, cmFromFeet],
];
const weights: [RegExp, Reading][] = [
  [new RegExp(`${number} ?k(?:g|ilo)`), (kg) => kg],
  [
    new RegExp(`${number} ?(?:st|stones?)\\b ?(?:and )?${number}?`),
    (stone, lb) => kgFromPounds(stone * 14 + lb),
  ],
  [new RegExp(`${number} ?(?:lb|pound)`), (pounds) => kgFromPounds(pounds)],
];

function withUnit(text: string, readings: readonly [RegExp, Reading][]): number | null {
  for (const [pattern, read] of readings) {
    const match = pattern.exec(text);
    if (match) return read(Number(match[1]), Number(match[2] ?? 0));
  }
  return null;
}

/** The only plain number in a text, or the only one of several that lies within bounds. */
function plainNumber(text: string, field: MeasureField): number | null {
  const numbers = numbersIn(text, true);
  const fitting = numbers.length > 1 ? numbers.filter((each) => isWithin(field, each)) : numbers;
  return new Set(fitting).size === 1 ? (fitting[0] ?? null) : null;
}

function checked(field: MeasureField, value: number | null): Parsed<number> {
  if (value === null) return notUnderstood;
  const rounded = toOneDecimal(value);
  return isWithin(field, rounded)
    ? understood(rounded)
    : refused('out_of_range', `${retryText} ${outOfRangeTexts[field]}`);
}

/** Understands a height and answers centimetres: '172', '1.72 m', '1m72', `5'8"`, 'five foot eight'. */
export function parseHeightCm(answer: string): Parsed<number> {
  const text = withDigits(answer);
  const plain = plainNumber(text, 'heightCm');
  // Nobody is 1.72 cm tall: a small plain number is metres.
  const cm = plain !== null && plain >= 1 && plain <= 2.5 ? plain * 100 : plain;
  return checked('heightCm', withUnit(text, heights) ?? cm);
}

/** Understands a weight and answers kilograms: '70', '70,5 kg', '154 lb', '11 stone 4'. */
export function parseWeightKg(
  answer: string,
  field: 'weightKg' | 'targetWeightKg' = 'weightKg',
): Parsed<number> {
  const text = withDigits(answer);
  return checked(field, withUnit(text, weights) ?? plainNumber(text, field));
}

const noTarget =
  /\b(?:skip|pass|none|no|nope|nothing|not sure|no idea|(?:don't|dont|do not) (?:know|have|want|care)|later|unsure|n\/a)\b/;

/** Understands a target weight in kilograms; 'skip' and its like are null. A fitting number wins over 'no'. */
export function parseTargetWeightKg(answer: string): Parsed<number | null> {
  const parsed = parseWeightKg(answer, 'targetWeightKg');
  if (parsed.ok) return parsed;
  return noTarget.test(withDigits(answer)) ? understood(null) : parsed;
}
