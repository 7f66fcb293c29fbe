import { addDays, localDateSchema, mondayOf, type LocalDate } from '../../../../shared/rules/local-date';
import { monthText, shortDayText } from '../../../lib/date-time-text';

export type Span = 'week' | 'month' | 'year';

/** A week from Monday to Sunday, a calendar month, or a calendar year. */
export interface Period {
  span: Span;
  from: LocalDate;
  to: LocalDate;
}

const dayOf = (text: string) => localDateSchema.parse(text);

/** The period of a length that a day is in. */
export function periodOf(span: Span, date: LocalDate): Period {
  if (span === 'week') return { span, from: mondayOf(date), to: addDays(mondayOf(date), 6) };
  const year = date.slice(0, 4);
  if (span === 'year') return { span, from: dayOf(`${year}-01-01`), to: dayOf(`${year}-12-31`) };
  const from = dayOf(`${date.slice(0, 7)}-01`);
  // 31 days later it is another month in any case.
  const later = addDays(from, 31);
  return { span, from, to: addDays(dayOf(`${later.slice(0, 7)}-01`), -1) };
}

export const periodBefore = ({ span, from }: Period) => periodOf(span, addDays(from, -1));
export const periodAfter = ({ span, to }: Period) => periodOf(span, addDays(to, 1));

/** Its name above the charts: 'Nov 23 to Nov 29', 'November 2026', '2026'. */
export function periodTitle({ span, from, to }: Period): string {
  if (span === 'year') return from.slice(0, 4);
  return span === 'month' ? monthText(from) : `${shortDayText(from)} to ${shortDayText(to)}`;
}

/** In a sentence: 'this week', 'in November', 'in November 2025'. */
export function periodPhrase(period: Period, today: LocalDate): string {
  const { span, from, to } = period;
  if (span === 'year') return `in ${from.slice(0, 4)}`;
  if (span === 'week') return from <= today && today <= to ? 'this week' : `from ${periodTitle(period)}`;
  const isThisYear = from.slice(0, 4) === today.slice(0, 4);
  return `in ${isThisYear ? monthText(from).replace(/\s\d+$/, '') : monthText(from)}`;
}
