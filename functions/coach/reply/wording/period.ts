import { addDays, type LocalDate, mondayOf } from '../../../../shared/rules/local-date';
import { says } from '../../../understanding/phrases';
import type { Word } from '../../../../shared/rules/reading/words';
import type { Period } from '../../memory';

/** The period a message asks about; null when it names none. */
export function periodIn(words: readonly Word[]): Period | null {
  if (says(words, 'yesterday')) return 'yesterday';
  if (says(words, 'today')) return 'today';
  if (says(words, 'month', '30 days')) return 'month';
  if (says(words, 'last week', 'week before', 'previous week')) return 'last week';
  return says(words, 'this week', 'week') ? 'this week' : null;
}

/** First and last day of a period, both included. */
export function daysOf(period: Period, today: LocalDate): readonly [from: LocalDate, to: LocalDate] {
  const monday = mondayOf(today);
  switch (period) {
    case 'today':
      return [today, today];
    case 'yesterday':
      return [addDays(today, -1), addDays(today, -1)];
    case 'this week':
      return [monday, today];
    case 'last week':
      return [addDays(monday, -7), addDays(monday, -1)];
    case 'month':
      return [addDays(today, -29), today];
  }
}

/** How a period begins a sentence. */
export const periodNames: Readonly<Record<Period, string>> = {
  today: 'Today so far',
  yesterday: 'Yesterday',
  'this week': 'Since Monday',
  'last week': 'Last week',
  month: 'In the last 30 days',
};
