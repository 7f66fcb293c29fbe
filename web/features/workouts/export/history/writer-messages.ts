import type { Activity, BodyDay } from '../../../../../shared/contracts/body-data';
import type { HeartRateSeries, PastSession } from '../../../../../shared/contracts/workouts';
import type { LibraryEntry } from '../trained-kind';

export interface BodyData {
  activities: Activity[];
  days: BodyDay[];
}

/** What the page asks of the worker, one after the other: the start, each workout, and the tables at the end. */
export type WriterMessage =
  | { type: 'start'; timeZone: string; at: Date; exercises: readonly LibraryEntry[] }
  | { type: 'workout'; session: PastSession; heartRate: HeartRateSeries | null }
  | { type: 'finish'; body: BodyData };

/** The zip comes with the last answer. */
export type WriterAnswer = { type: 'done'; zip: Blob | null } | { type: 'failed'; reason: string };
