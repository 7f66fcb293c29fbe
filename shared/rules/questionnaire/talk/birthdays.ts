import type { LocalDate } from '../../local-date';
import { numbersInDigits } from '../numbers-in-digits';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthWord =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const year = String.raw`((?:19|20)\d\d|'\d\d|(?<=born in (?:the year )?)\d\d)`;
const dayOf = String.raw`(\d\d?)(?:st|nd|rd|th)?`;
const lead = String.raw`\b(?:(?:i was |i'm |i am |was )?born|(?:my )?(?:date of birth|birth ?date|birthday|birth ?year|year of birth|dob)|i'?m an?|class of)(?: (?:is|was|in|on|back in|the year|of))*:? `;

interface Born {
  year: string | undefined;
  month?: string | undefined;
  day?: string | undefined;
}

const forms: readonly (readonly [RegExp, (match: RegExpExecArray) => Born])[] = [
  [
    new RegExp(String.raw`(?:${lead})?\b${dayOf}(?: of)? (${monthWord}),? ${year}\b`),
    ([, day, month, of]) => ({ year: of, month, day }),
  ],
  [
    new RegExp(String.raw`(?:${lead})?\b(${monthWord}) (?:the )?${dayOf},? ${year}\b`),
    ([, month, day, of]) => ({ year: of, month, day }),
  ],
  [
    new RegExp(String.raw`(?:${lead})?\b(${monthWord})(?: of)?,? ${year}\b`),
    ([, month, of]) => ({ year: of, month }),
  ],
  [
    /\b((?:19|20)\d\d)-(\d\d)-(\d\d)\b/,
    ([, of, month, day]) => ({ year: of, month: months[Number(month) - 1], day }),
  ],
  // Day or month first is not known; the year is.
  [/\b\d\d?[./-]\d\d?[./-]((?:19|20)\d\d)\b/, ([, of]) => ({ year: of })],
  [new RegExp(String.raw`${lead}${year}(?: baby| kid| child)?(?![\w.])`), ([, of]) => ({ year: of })],
  [/^\W*(?:in )?((?:19|20)\d\d)\W*$/, ([, of]) => ({ year: of })],
  [/((?:19|20)\d\d|'\d\d) (?:baby|kid|child)\b/, ([, of]) => ({ year: of })],
];

const fullYear = (said: string, now: number): number => {
  const digits = Number(said.replace("'", ''));
  if (digits >= 100) return digits;
  return digits + (digits + 2000 > now - 13 ? 1900 : 2000);
};

/** Without a day or month, most of a year's birthdays have been by July. */
function ageOf({ year: said = '', month, day }: Born, today: LocalDate): number {
  const [now = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number);
  const born = fullYear(said, now);
  const bornMonth = month === undefined ? 7 : months.indexOf(month.slice(0, 3)) + 1;
  const isAhead =
    bornMonth > thisMonth || (bornMonth === thisMonth && day !== undefined && Number(day) > thisDay);
  return now - born - (isAhead ? 1 : 0);
}

const soon = `(?:tomorrow|tonight at midnight|the day after tomorrow|(?:this|next|coming) (?:week|weekend|month|year|spring|summer|fall|autumn|winter|${monthWord}|mon\\w+|tues\\w*|wed\\w+|thu\\w+|fri\\w+|sat\\w+|sun\\w+)|(?:in|this|next|on|at|come|by) (?:the )?(?:(?:a|an|\\d+|few|couple of) (?:days?|weeks?|months?)|${monthWord}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|new year'?s?|summer|spring|autumn|fall|winter|\\d+(?:st|nd|rd|th)(?: of ${monthWord})?)|soon|later this \\w+)`;
const turning = new RegExp(
  String.raw`\b(?:i |i'm |i am |i will |i'll )?(?:will be |'?ll be |be |turn(?:ing)?|about to be|about to turn|going to be|gonna be|gonna turn|hit(?:ting)?|becom(?:e|ing)) ?(\d\d)(?: years old)? (?:${soon})\b`,
  'g',
);
const comes = new RegExp(
  String.raw`(?<!\b(?:turned|was|became|since|until|by) )(?<![\d.-])\b(?:i'?m |i am )?(\d\d) (?=(?:${soon})\W*$)(?:${soon})`,
  'g',
);
const birthday = new RegExp(
  String.raw`\b(?:my )?(\d\d)(?:st|nd|rd|th) birthday (?:is |'s |comes )?(?:up )?(?:${soon})\b`,
  'g',
);

/** The text with an age in place of a year of birth or a birthday that is still to come. */
export function withAges(text: string, today: LocalDate): string {
  let said = numbersInDigits(text).replaceAll(/\b19 (?:hundred (?:and )?)?(\d\d)\b/g, '19$1');
  for (const [form, read] of forms) {
    const match = form.exec(said);
    if (!match) continue;
    const age = ageOf(read(match), today);
    if (age >= 0 && age <= 120)
      return `${said.slice(0, match.index)} i'm ${age} years old ${said.slice(match.index + match[0].length)}`.trim();
  }
  for (const form of [turning, birthday, comes])
    said = said.replaceAll(form, (_, age: string) => ` i'm ${Number(age) - 1} years old `);
  return said.replaceAll(/ {2,}/g, ' ').trim();
}

/** Whether a text tells an age by a birthday or a year, which its own words do not name. */
export const tellsBirthday = (text: string, today: LocalDate): boolean =>
  withAges(text, today) !== numbersInDigits(text);
