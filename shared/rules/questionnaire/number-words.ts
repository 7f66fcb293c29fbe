import { plainDigits, withDecimals } from '../numbers/plain-digits';
import { withPlainNumbers } from '../numbers/read-number';
import { smallNumbers, tens } from '../numbers/spoken-quantity';
import { maximumAnswerLength } from './bounds';

const valueOf = new Map<string, number>([
  ...smallNumbers.map((word, index): [string, number] => [word, index]),
  ...tens.map((word, index): [string, number] => [word, 20 + index * 10]),
  ['fourty', 40],
  ...'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'
    .split(' ')
    .map((word, index): [string, number] => [word, 20 + index * 10]),
]);
const decades = new Map(
  'twenties thirties forties fifties sixties seventies eighties nineties'
    .split(' ')
    .map((word, index): [string, string] => [word, `${20 + index * 10}s`]),
);

/** The number after adding `word` to the one spoken so far, or null if it begins a new one. */
function continueNumber(spoken: number, word: string): number | null {
  if (word === 'hundred') return spoken < 10 ? spoken * 100 : null;
  const value = valueOf.get(word) ?? 0;
  if (spoken >= 100 && spoken % 100 === 0) return spoken + value;
  if (value < 10 && spoken % 10 === 0 && spoken % 100 >= 20) return spoken + value;
  // 'one seventy five' is how people say 175.
  return spoken >= 1 && spoken < 10 && value >= 20 ? spoken * 100 + value : null;
}

const isNumberWord = (word: string | undefined) => word === 'hundred' || valueOf.has(word ?? '');
const isPronounOne = (words: readonly string[], at: number) =>
  words[at] === 'one' &&
  (/^(?:no|any|some|every|this|that|the|which)$/.test(words[at - 1] ?? '') || words[at + 1] === 'of');

/** Reads one spoken number that starts at `start`; returns its digits and the index after it. */
function readNumber(words: readonly string[], start: number): { digits: string; next: number } {
  let spoken = words[start] === 'hundred' ? 100 : (valueOf.get(words[start] ?? '') ?? 0);
  let next = start + 1;
  for (;;) {
    const skipped = spoken >= 100 && words[next] === 'and' && isNumberWord(words[next + 1]) ? 1 : 0;
    const word = words[next + skipped];
    const continued = word !== undefined && isNumberWord(word) ? continueNumber(spoken, word) : null;
    if (continued === null) break;
    spoken = continued;
    next += skipped + 1;
  }
  if (words[next] !== 'point') return { digits: `${spoken}`, next };
  let decimals = '';
  for (let at = next + 1; (valueOf.get(words[at] ?? '') ?? 10) < 10; at += 1) {
    decimals += valueOf.get(words[at] ?? '');
  }
  return decimals === ''
    ? { digits: `${spoken}`, next }
    : { digits: `${spoken}.${decimals}`, next: next + 1 + decimals.length };
}

/** Lower-case text with one kind of quote and decimal point, and spoken numbers (to 999) written in digits. */
export function withDigits(text: string): string {
  const plain = withDecimals(plainDigits(text.slice(0, maximumAnswerLength)));
  const tidy = withPlainNumbers(plain.normalize('NFKC').toLowerCase()).replaceAll(
    /(?<=[a-z])-(?=[a-z])/g,
    ' ',
  );
  const words = tidy.split(/\s+/).flatMap((word) => word.split(/(?=[^a-z\d'"]+$)/));
  const written: string[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    const starts = isNumberWord(word) && !isPronounOne(words, at);
    const { digits, next } = starts
      ? readNumber(words, at)
      : { digits: decades.get(word) ?? word, next: at + 1 };
    written.push(digits);
    at = next;
  }
  return written.join(' ').trim();
}

/** The numbers in a text made by `withDigits`, in order. With `exact`, without decades ('30s'). */
export function numbersIn(digitText: string, exact = false): number[] {
  const pattern = exact ? /(?<![\d.])\d+(?:\.\d+)?(?!\d|\.\d|'?s\b)/g : /(?<![\d.])\d+(?:\.\d+)?/g;
  return [...digitText.matchAll(pattern)].map(([number]) => Number(number));
}
