import { addDays, type LocalDate } from '../../../shared/domain/local-date';

const format = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const formatWithYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'Today', 'Yesterday', 'Fri, Nov 6', or with the year when that is another one. */
export function dateText(date: LocalDate, today: LocalDate): string {
  if (date === today) return 'Today';
  if (date === addDays(today, -1)) return 'Yesterday';
  const sameYear = date.slice(0, 4) === today.slice(0, 4);
  return (sameYear ? format : formatWithYear).format(new Date(`${date}T00:00:00Z`));
}
