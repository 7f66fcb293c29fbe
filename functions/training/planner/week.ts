import type { LocalDate } from '../../../shared/rules/local-date';
import type { OutsideActivity } from './outside';
import type { TrainingArea } from '../../../shared/rules/training/person';

export type DayState = 'done' | 'planned' | 'missed' | 'rest';

export interface WeekDay {
  date: LocalDate;
  state: DayState;
  /** The session planned or done; null on days without one. */
  title: string | null;
  focus: readonly TrainingArea[];
  /** Minutes planned, or trained if the day is done; 0 without a session. */
  minutes: number;
  /** The strongest reason for the planned session; null on other days. */
  reason: string | null;
  /** What was done outside of the product; absent if nothing was. */
  outside?: readonly OutsideActivity[];
}

/** A look back at the last week, Monday to Sunday. */
export interface WeekReview {
  sessionsDone: number;
  sessionsPlanned: number;
  minutes: number;
  /** What changed and why, one to four sentences. */
  sentences: readonly string[];
}

export interface PlannedWeek {
  /** Seven, from Monday to Sunday. */
  days: readonly WeekDay[];
  /** When the next session is; null if that is today. */
  note: string | null;
  /** Null if nothing was done last week. */
  review: WeekReview | null;
}

/** A session moved to another day of its week. */
export interface MovedDay {
  from: LocalDate;
  to: LocalDate;
}
