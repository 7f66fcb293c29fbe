import type { LocalDate } from '../../../shared/rules/local-date';
import { todayIn } from '../../lib/today';

/** The day that something is logged to; with the person's zone where that is the day that it is. */
export interface LogDay {
  date: LocalDate;
  zone?: string | undefined;
}

/** A page may have been open since yesterday. */
export const logToday = (zone: string): LogDay => ({ date: todayIn(zone), zone });
