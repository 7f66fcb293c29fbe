import type { LocalDate } from '../../../shared/rules/local-date';

/** One slot of a session's plan as performed; `workSeconds` as planned, whether or not it was finished. */
export interface PastMove {
  exerciseId: string;
  workSeconds: number;
  finished: boolean;
}

/** A completed or stopped session. */
export interface PastTraining {
  date: LocalDate;
  /** Whole minutes it took. */
  minutes: number;
  /** The main part in order, without warm-up and cooldown. */
  exercises: readonly PastMove[];
  effort: 'too_easy' | 'right' | 'too_hard' | null;
  swaps: readonly { from: string; to: string; why: 'too_hard' | 'too_easy' | 'other' | 'hurts' }[];
  /** The plan position at which it was ended early; null if it was completed. */
  stoppedAt: number | null;
  /** Whether it counted; one that did not changes what is planned, but no day is done by it. */
  counted: boolean;
}

/** Sessions, oldest first: all of the last 28 days, plus known older ones, which only tell levels. */
export type TrainingHistory = readonly PastTraining[];

/** The sessions of a date that counted; a day is done by them. */
export const countedOn = (history: TrainingHistory, date: LocalDate): PastTraining[] =>
  history.filter((past) => past.counted && past.date === date);
