import type { LocalDate } from '../../../shared/rules/local-date';
import type { TrainingArea } from '../../../shared/rules/training/person';

export type DayState = 'done' | 'planned' | 'missed' | 'rest';

export interface WeekDay {
  date: LocalDate;
  state: DayState;
  /** Of the session that is planned or was done; null on days without one. */
  title: string | null;
  focus: readonly TrainingArea[];
  /** Minutes planned or, on a day that is done, trained; 0 on days without a session. */
  minutes: number;
  /** The weightiest reason of the session that is planned, null on other days. */
  reason: string | null;
}

/** A look back at the last week, Monday to Sunday. */
export interface WeekReview {
  sessionsDone: number;
  sessionsPlanned: number;
  minutes: number;
  /** What changed and why, one to three sentences. */
  sentences: readonly string[];
}

export interface PlannedWeek {
  /** Seven, from Monday to Sunday. */
  days: readonly WeekDay[];
  /** What the plan makes of a gap, null where there is nothing to say. */
  note: string | null;
  /** Null where nothing was done last week. */
  review: WeekReview | null;
}

/** A session moved to another day of its week. */
export interface MovedDay {
  from: LocalDate;
  to: LocalDate;
}
