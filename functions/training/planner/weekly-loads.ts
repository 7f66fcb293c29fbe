import type { Exercise } from '../../../shared/rules/exercise';
import { addDays, type LocalDate, mondayOf } from '../../../shared/rules/local-date';
import type { TrainingHistory } from './history';
import { loadBetween } from './load';

export interface WeekLoad {
  monday: LocalDate;
  /** Whole MET-minutes of finished work. */
  load: number;
}

const shownWeeks = 6;

/** The load of the last six weeks, Monday to Sunday, oldest first; the last is the week of `date` so far. */
export function weeklyLoads(
  history: TrainingHistory,
  library: readonly Exercise[],
  date: LocalDate,
): WeekLoad[] {
  const byId = new Map(library.map((exercise) => [exercise.id, exercise]));
  return Array.from({ length: shownWeeks }, (_, index) => {
    const monday = addDays(mondayOf(date), 7 * (index + 1 - shownWeeks));
    return { monday, load: Math.round(loadBetween(history, byId, monday, addDays(monday, 6))) };
  });
}
