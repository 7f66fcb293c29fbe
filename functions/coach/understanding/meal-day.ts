import { withDigits } from '../../../shared/rules/questionnaire/number-words';
import { weekday, type LocalDate } from '../../../shared/rules/local-date';

const ofYesterday = /\byesterdays?\b|\blast nights?\b/;
const toCome = /\b(?:tomorrows?|next (?:week|mon|tue|wed|thu|fri|sat|sun)\w*)\b/;
const ago = /\b(\d+|an?|one|few|couple of) (day|week|month|year)s? (?:ago|back|earlier)\b/;
const daysIn: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };
const few: Readonly<Record<string, number>> = { few: 3, 'couple of': 2 };
/** A roast is named after its day whenever it is eaten. */
const named =
  /\b(?:(last|on|this|past) )?(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(days?)?(?! roast)\b/;
const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** How many days before `today` a meal was eaten, by its words, negative for one to come; null when they name no day. */
export function daysBackIn(words: string, today: LocalDate): number | null {
  const said = withDigits(words.replaceAll(/[’'`]/g, ''));
  if (/\bday before yesterday\b/.test(said)) return 2;
  if (ofYesterday.test(said)) return 1;
  if (toCome.test(said)) return -1;
  const [, count = '', unit = ''] = ago.exec(said) ?? [];
  if (unit !== '') return (few[count] ?? (Number(count) || 1)) * (daysIn[unit] ?? 1);
  const [, before, short = '', rest] = named.exec(said) ?? [];
  if (short !== '' && (before || rest)) {
    const day = names.indexOf(short.slice(0, 3)) + 1;
    return (weekday(today) - day + 7) % 7 || 7;
  }
  return /\btodays?\b|\bthis (?:morning|afternoon|evening)\b/.test(said) ? 0 : null;
}

/** The words that `daysBackIn` reads. */
export const withoutDay = (words: string): string =>
  [
    /\b(?:the )?day before yesterday\b/g,
    ofYesterday,
    toCome,
    ago,
    named,
    /\btodays?\b|\bthis (?:morning|afternoon|evening)\b/,
  ]
    .reduce((left, day) => left.replaceAll(new RegExp(day.source, 'g'), ' '), withDigits(words))
    .trim();
