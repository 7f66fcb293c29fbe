import type { ToldActivity } from '../../../../shared/rules/activities';
import type { LocalDate } from '../../../../shared/rules/local-date';

/** What a file holds of the kinds that were asked for, oldest first; it satisfies the limits of an import. */
export interface ReadData {
  activities: ToldActivity[];
  steps: { date: LocalDate; total: number }[];
  weights: { date: LocalDate; weightKg: number }[];
  restingHeartRates: { date: LocalDate; beatsPerMinute: number }[];
  /** Entries that were inside but could not be used: outside any possible range or date. */
  leftOut: number;
}

export type Wanted = Record<'activities' | 'steps' | 'weights' | 'restingHeartRates', boolean>;

/** What a reading needs to know; it can be sent to a worker. */
export interface ReadRequest {
  /** For files that do not say where they were recorded. */
  timeZone: string;
  /** Nothing older is kept; null for all. */
  since: LocalDate | null;
  wanted: Wanted;
  now: Date;
}

/** Told again and again, from 0 to 1. */
export type OnProgress = (share: number) => void;
