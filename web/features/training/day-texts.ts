import type { TrainingWeek } from '../../../shared/contracts/training';
import type { LocalDate } from '../../../shared/domain/local-date';

export type TrainingDay = TrainingWeek['days'][number];

/** A calendar day is no instant: in UTC it stays what it is. */
const at = (date: LocalDate) => new Date(`${date}T00:00:00Z`);
const longDay = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

/** 'Monday'. */
export const dayName = (date: LocalDate): string => longDay.format(at(date));
/** 'Mon'. */
export const shortDayName = (date: LocalDate): string => shortDay.format(at(date));

const stateTexts: Record<TrainingDay['state'], string> = {
  done: 'done',
  planned: 'planned',
  missed: 'missed',
  rest: 'rest',
};

/** 'Monday, planned: Legs and core, 18 min'. */
export function dayText({ date, state, title, minutes }: TrainingDay, today: LocalDate): string {
  const name = date === today ? `Today, ${dayName(date)}` : dayName(date);
  const what = [title, minutes > 0 ? `${minutes} min` : null].filter(Boolean).join(', ');
  return `${name}, ${stateTexts[state]}${what && `: ${what}`}`;
}
