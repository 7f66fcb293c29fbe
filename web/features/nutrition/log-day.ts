import type { LocalDate } from '../../../shared/rules/local-date';
import { todayIn } from '../../lib/today';

/** The day to log to; includes the person's time zone if that day is today. */
export interface LogDay {
  date: LocalDate;
  zone?: string | undefined;
}

/** The page may have been open since yesterday. */
export const logToday = (zone: string): LogDay => ({ date: todayIn(zone), zone });
