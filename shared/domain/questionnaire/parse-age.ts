import { isWithin, outOfRangeTexts, underAgeText } from './bounds';
import { numbersIn, withDigits } from './number-words';
import type { AgeRange } from './options';
import { notUnderstood, refused, retryText, understood, type Parsed } from './parsed';

/** The range that an age in years is stored in; under 18 counts to the youngest. */
export function ageRangeOf(age: number): AgeRange {
  if (age >= 50) return '50+';
  if (age >= 40) return '40-49';
  return age >= 30 ? '30-39' : '18-29';
}

const stated =
  /(?:\bi am|\bi'm|\bim|\bage[d:]?(?: is)?|\bturned) (?:only |just |now |about |around |already )*(\d+)|(\d+)[ -]?(?:years?\b(?! ago)|yrs?\b|y\/?o\b)/g;
const notYet = /\b(?:under|below|younger than|less than|nearly|almost|not yet|before) (\d+)/g;
const alreadyOver = /\b(?:over|above|older than|more than|past) (\d+)/g;

/** 'almost 40' is said at 39, 'over 40' from 41 on. */
function withoutQualifiers(text: string): string {
  return withDigits(text)
    .replaceAll(notYet, (_, age: string) => `${Number(age) - 1}`)
    .replaceAll(alreadyOver, (_, age: string) => `${Number(age) + 1}`);
}

/** The ages a text speaks of: those said of oneself, else all plausible ones, else whatever numbers it holds. */
function agesIn(text: string, exact: boolean): number[] {
  const own = [...text.matchAll(stated)].map((match) => Number(match[1] ?? match[2]));
  const all = numbersIn(text, exact).map(Math.floor);
  const plausible = all.filter((age) => isWithin('age', age));
  const named = exact ? own.filter((age) => all.includes(age)) : own;
  if (named.length > 0) return named;
  return plausible.length > 0 ? plausible : all;
}

/** Understands an age range: a number ('I am 35'), a decade ('in my thirties') or the range itself ('30-39'). */
export function parseAgeRange(answer: string): Parsed<AgeRange> {
  const text = withoutQualifiers(answer);
  const ages = agesIn(text, false);
  if (ages.length === 0) return /\bteen/.test(text) ? understood('18-29') : notUnderstood;
  if (ages.every((age) => age < 13)) return refused('under_13', underAgeText);
  const ranges = new Set(ages.filter((age) => isWithin('age', age)).map(ageRangeOf));
  const [range] = ranges;
  return range !== undefined && ranges.size === 1 ? understood(range) : notUnderstood;
}

/** Understands an age in whole years from 13 to 120: '35', "I'm thirty-five", '35 and a half'. */
export function parseAge(answer: string): Parsed<number> {
  const ages = new Set(agesIn(withoutQualifiers(answer), true));
  const [age] = ages;
  if (age === undefined || ages.size > 1) return notUnderstood;
  if (age < 13) return refused('under_13', underAgeText);
  return isWithin('age', age)
    ? understood(age)
    : refused('out_of_range', `${retryText} ${outOfRangeTexts.age}`);
}
