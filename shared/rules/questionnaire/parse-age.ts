import { isWithin, outOfRangeTexts, underAgeText } from './bounds';
import { parseCorrected } from './corrections';
import { numbersInDigits } from './numbers-in-digits';
import { numbersIn } from './number-words';
import { ageRangeOf, type AgeRange } from './options';
import { notUnderstood, refused, retryText, understood, type Parsed } from './parse-result';

const own =
  /(?:\bi am|\bi'm|\bim|\bage[d:]?(?: is)?|\bturned) (?:only |just |now |about |around |already |still |a |turned |currently )*(\d+)(?!\.?\d|'?s\b)/g;
const inYears = /(\d+)(?:\.\d+)?[ -]?(?:years?\b(?! ago)|yrs?\b|y\/?o\b)/g;

const notYet =
  /\b(?:under|below|younger than|less than|nearly|almost|not yet|not quite|before|pushing|approaching|close to|just shy of|coming up to|coming up on|right side of|about to (?:turn|be)|(?:i'?ll be|i will be|going to be|gonna be|turning|will turn|i turn|i'?ll turn|about to hit|going on|knocking on|getting on for|hitting)|next birthday(?: i'?ll be| is| i turn)?) (\d+)/g;
/** An upcoming birthday: '30 tomorrow', 'fifty on Friday'. */
const birthdayComes =
  /(?<!\b(?:turned|was|became) )\b(\d+) (?=tomorrow|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)/g;
const birthdayIs = /\b(\d+)(?:st|nd|rd|th) birthday (?:is )?(?=next|tomorrow|soon|coming|this|in \w|on \w)/g;
const alreadyOver = /\b(?:over|above|older than|more than|past|wrong side of|other side of|north of) (\d+)/g;
/** Ages that are felt or upcoming, mentioned next to the real one. */
const besides = [
  /(?<=\d.*)\b(?:in |so |i'?m )*(?:the )?\d\d ?(?:-|–|to) ?\d\d (?:age )?(?:group|range|bracket)\b/g,
  /\b(?:i )?(?:feel|feels|feeling|look|act)(?: (?:more )?like)?(?: an?)?(?: i'm)? \d+/g,
  /(?<=\d.*)\b(?:going on|nearly|almost|turning|soon|soon to be|about to be) \d+/g,
  /(?<=\d.*)\b(?:i'?ll be |i will be )?\d+ (?:in (?!total)|next|soon)\w*/g,
  /\d+ in (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/g,
  /\bnot (?:yet |quite )?\d+(?: yet)?/g,
  /\d+ (?:at heart|in (?:spirit|my (?:head|mind|heart))|inside|mentally)/g,
];
/** Sums that people leave to the listener. */
const sums: readonly (readonly [RegExp, (first: number, second: number) => number])[] = [
  [/\bturned (\d+) (an?|\d+) years? ago\b/g, (age, years) => age + years],
  [/\b(an?|\d+) years? (?:off|short of|shy of|away from|from) (\d+)\b/g, (years, age) => age - years],
  [/\b(an?|\d+) years? (?:older than|past|over) (\d+)\b/g, (years, age) => age + years],
  [/\b(?:be|turn|turning|hit) (\d+) in (an?|\d+) years?\b/g, (age, years) => age - years],
];
const counted = (word: string) => Number(word) || 1;

/** How long something has been going on, or someone else's age. */
const notAges = [
  /\bfor (?:the (?:last|past) )?(?:about |over )?\d+ ?(?:years|yrs|months|weeks)/g,
  /\d+ ?(?:years|yrs|months|weeks) (?:ago|of (?!age))/g,
  /\bborn (?:in |on |back in )?[^.,;]*\d+/g,
  /\b(?:had|have|got) (?:her|him|them|my \w+) at \d+/g,
  /\b(?:my|his|her) \w+'s \d+\b/g,
  /\d+ ?(?:years|yrs) (?:already|now|since)\b/g,
  /\d+ ?(?:kids|children|times|months|weeks|boys|girls|dogs|cats)\b/g,
  /\b(?:my|his|her|the) (?:\w+ ){1,2}(?:is |are |just turned |turned )?\d+(?: and \d+)?(?: ?(?:years? old|yo))?/g,
];
const otherWords: readonly (readonly [RegExp, string])[] = [
  [/\b([2-9]) 0\b/g, '$10'],
  [/\b([2-9])0 and ([1-9])\b(?! (?:kids|children|months|weeks|boys|girls|dogs|cats))/g, '$1$2'],
  [/^\D*\b([2-9]) (\d)\D*$/g, '$1$2'],
  [/\bhalf (?:of )?a century\b/g, '50'],
  [/\b([1-9]) and ([2-9])0\b(?! (?:kids|children|months|weeks|boys|girls|dogs|cats))/g, '$2$1'],
  [/\b4 decades\b/g, '40'],
  [/\bbig ([2-9]) ?(?:oh|o|0)\b/g, '$10'],
  [/\b5 decades\b/g, '50'],
  // A pause within a spoken number: 'thirty... five'.
  [/\b([2-9])0[\s.…-]+([1-9])$/g, '$1$2'],
  [/\ba? ?quarter (?:of )?a century\b/g, '25'],
];

function ageText(answer: string): string {
  const text = otherWords.reduce(
    (read, [pattern, age]) => read.replaceAll(pattern, age),
    numbersInDigits(answer),
  );
  const added = sums.reduce(
    (read, [pattern, sum]) =>
      read.replaceAll(
        pattern,
        (_, first: string, second: string) => `i'm ${sum(counted(first), counted(second))}`,
      ),
    text,
  );
  return [...besides, ...notAges].reduce((read, pattern) => {
    const rest = read.replaceAll(pattern, ' ');
    return /\d/.test(rest) ? rest : read;
  }, added);
}

/** 'almost 40' is said at 39, 'over 40' from 41 on. */
const withoutQualifiers = (text: string) =>
  text
    .replaceAll(/\bnot (\d+) yet\b/g, (_, age: string) => `${Number(age) - 1}`)
    .replaceAll(notYet, (_, age: string) => `${Number(age) - 1}`)
    .replaceAll(birthdayIs, (_, age: string) => `${Number(age) - 1} `)
    .replaceAll(/^\W*(?:i'?m |i am )?soon (?:to be )?(\d+)\W*$/g, (_, age: string) => `${Number(age) - 1}`)
    .replaceAll(birthdayComes, (_, age: string) => `${Number(age) - 1} `)
    .replaceAll(alreadyOver, (_, age: string) => `${Number(age) + 1}`);

/** The ages in a text: those about oneself, or else all plausible ones, or else any numbers. */
function agesIn(text: string, exact: boolean): number[] {
  const all = numbersIn(text, exact).map(Math.floor);
  for (const pattern of [own, inYears]) {
    const said = [...text.matchAll(pattern)].map((match) => Number(match[1]));
    const named = exact ? said.filter((age) => all.includes(age)) : said;
    if (named.length > 0) return named;
  }
  const plausible = all.filter((age) => isWithin('age', age));
  return plausible.length > 0 ? plausible : all;
}

const places: readonly (readonly [RegExp, AgeRange])[] = [
  [/first|1st|youngest/, '18-29'],
  [/second|2nd/, '30-39'],
  [/third|3rd/, '40-49'],
  [/fourth|4th|last|oldest|eldest/, '50+'],
];
const placed =
  /^\W*(?:(?:i'?m|i am|it'?s|that'?s|in|put me in|i'?ll take|definitely|probably|well|um+|oh|sadly|hm+)[\s,]+)*(?:the )?((?:first|1st|second|2nd|third|3rd|fourth|4th|last)(?= (?:one|1|group|option|bracket|age group|range|category|choice)\b)|youngest|oldest|eldest)(?: (?:one|1|group|option|bracket|age group|range|category|choice))?(?=\W*$|\s*[,.!;:]| (?:i |please|sadly|unfortunately|of (?:them|these|those)))/;

/** 'The second one, please': the ranges are offered in their order. */
function placedRange(answer: string): Parsed<AgeRange> | null {
  const place = placed.exec(answer.toLowerCase())?.[1];
  const range = places.find(([word]) => place !== undefined && word.test(place))?.[1];
  return range === undefined || /\d{2}/.test(numbersInDigits(answer)) ? null : understood(range);
}

function rangeIn(said: string): Parsed<AgeRange> {
  const text = withoutQualifiers(said);
  if (isBirthYear(text)) return notUnderstood;
  const ages = agesIn(text, false);
  if (ages.length === 0)
    return /\bteen/.test(text)
      ? understood('18-29')
      : /\bpensioner/.test(text)
        ? understood('50+')
        : notUnderstood;
  if (ages.every((age) => age < 13)) return refused('under_13', underAgeText);
  const ranges = new Set(ages.filter((age) => isWithin('age', age)).map(ageRangeOf));
  const [only] = ranges;
  return only !== undefined && ranges.size === 1 ? understood(only) : notUnderstood;
}

/** Understands an age range: a number ('I am 35'), a decade ('in my thirties'), or the range itself ('30-39'). */
export const parseAgeRange = (answer: string): Parsed<AgeRange> =>
  placedRange(answer) ??
  parseCorrected(
    ageText(answer.replaceAll(/(?<=ty|teen)[ -]?some(?:thing)?s?\b|(?<=ty)[ -]?(?:odd|ish)\b/gi, ' ')),
    rangeIn,
  );

const onlyAbout =
  /\d+ ?-?(?:something|some|odd|plus|\+)|\b(?:over|above|under|below|older than|younger than|more than|less than|past|wrong side of|between) \d+/;

const isBirthYear = (text: string) =>
  /\bborn (?:in|on|back)?/.test(text) && !/\d+ ?(?:years|yrs|yo)|\b(?:i'?m|i am) \d/.test(text);

function ageIn(said: string): Parsed<number> {
  if (onlyAbout.test(said) || isBirthYear(said)) return notUnderstood;
  const ages = new Set(agesIn(withoutQualifiers(said), true));
  const [age] = ages;
  if (age === undefined || ages.size > 1) return notUnderstood;
  if (age < 13) return refused('under_13', underAgeText);
  return isWithin('age', age)
    ? understood(age)
    : refused('out_of_range', `${retryText} ${outOfRangeTexts.age}`);
}

/** Understands an age in whole years from 13 to 120: '35', "I'm thirty-five", '35 and a half'. */
export const parseAge = (answer: string): Parsed<number> => parseCorrected(ageText(answer), ageIn);

/** The exact age in an answer that only needs its range, so that no one has to say it twice; null for 'almost 40'. */
export function exactAgeIn(answer: string): number | null {
  const parsed = parseAge(answer);
  return parsed.ok && numbersIn(numbersInDigits(answer), true).includes(parsed.value) ? parsed.value : null;
}
