import { readQuantity, type Quantity } from '../numbers/read-quantity';
import { numbersIn, withDigits } from '../questionnaire/number-words';

const spans: readonly (readonly [pattern: RegExp, minutes: (amount: number) => number])[] = [
  [/\b\d+ and a half ?h(?:ou)?rs?\b|\b\d+ ?h(?:ou)?rs? and a half\b/, (hours) => hours * 60 + 30],
  [/\b(\d+(?:\.\d+)?) ?(?:h|hr|hrs|hours?)\b/, (hours) => hours * 60],
  [/\b(\d+) ?(?:-|–|to|or) ?(\d+) ?(?:m|mins?|minutes?)\b/, (minutes) => minutes],
  [/\b(\d+) ?-? ?(?:m|min\w{0,6}|mn?ts|mniutes?)\b/, (minutes) => minutes],
];

const wordedSpans: readonly (readonly [pattern: RegExp, minutes: number])[] = [
  [/\b(?:an?|1) hour and a half\b/, 90],
  [/\bhalf (?:an )?h(?:ou)?r\b/, 30],
  [/\b(?:a )?quarter (?:of an )?h(?:ou)?r\b/, 15],
  [/\ban? h(?:ou)?r\b/, 60],
  [/\b(?:a )?(?:few|couple(?: of)?) min(?:ute)?s?\b/, 6],
];

const countedMoves = /\b(\d{1,2}) (?:different |good |best )?(?:exercises|moves|exersises)\b/;
const minutesPerMove = 2;

/** '58m here' is a man. */
const ofPerson = /\b[1-9]\d ?[mf]\b(?= (?:here|from|uk|usa?)\b)/g;

/** No one trains longer than this. */
const longest = 600;

/** A time by itself: '1 h 30', '45 min'. */
export const minutesQuantity: Quantity = {
  minimum: 1,
  maximum: longest,
  isWhole: true,
  units: [
    { words: /^(?:h|hrs?|hours?|std|heures?|horas?)$/, is: 60, next: 1 },
    { words: /^(?:m|mins?|minutes?|minuten|'|分|分钟|мин)$/, is: 1 },
    { words: /^(?:s|secs?|seconds?)$/, is: 1 / 60 },
  ],
  bare: [],
  also: [
    [/^(\d\d?):([0-5]\d)$/, '$1 h $2'],
    [/^hour$/, '1 h'],
  ],
};

/**
 * How many minutes a message gives, spelled out or in digits; of a range the shorter; null if it says none. 'Three
 * exercises' take as long as they take.
 */
export function readMinutes(message: string): number | null {
  const told = readQuantity(message, minutesQuantity) ?? 0;
  if (told > 0 && told <= longest) return Math.round(told);
  const text = withDigits(message).replaceAll(ofPerson, ' ');
  for (const [pattern, minutes] of wordedSpans) if (pattern.test(text)) return minutes;
  for (const [pattern, minutes] of spans) {
    const [amount] = numbersIn(pattern.exec(text)?.[0] ?? '');
    // '3600m' is a height.
    if (amount !== undefined && amount > 0 && minutes(amount) <= longest) return Math.round(minutes(amount));
  }
  const [moves] = numbersIn(countedMoves.exec(text)?.[0] ?? '');
  return moves === undefined ? null : moves * minutesPerMove;
}
