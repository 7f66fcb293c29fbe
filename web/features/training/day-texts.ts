import type { TrainingWeek } from '../../../shared/contracts/training';
import { weekdayName, type LocalDate } from '../../../shared/rules/local-date';

export type TrainingDay = TrainingWeek['days'][number];

/** 'Monday'. */
export const dayName = weekdayName;
/** 'Mon'. */
export const shortDayName = (date: LocalDate): string => weekdayName(date).slice(0, 3);

const stateTexts: Record<TrainingDay['state'], string> = {
  done: 'done',
  planned: 'planned',
  missed: 'no session',
  rest: 'rest',
};

/** 'Monday, planned: Legs and core, 18 min'. */
export function dayText({ date, state, title, minutes }: TrainingDay, today: LocalDate): string {
  const name = date === today ? `Today, ${dayName(date)}` : dayName(date);
  const what = [title, minutes > 0 ? `${minutes} min` : null].filter(Boolean).join(', ');
  return `${name}, ${stateTexts[state]}${what && `: ${what}`}`;
}
