import type { ExerciseMarks, LibraryExercise } from '../../shared/contracts/exercises';
import type { HealthFact } from '../spared/public';
import type { Activity } from '../../shared/contracts/body-data';
import { addDays, localDateOf } from '../../shared/rules/local-date';
import type { WorkoutSummary } from '../workouts/public';
import type { DayRow } from './day-plans';
import type { PlanRow } from './plan-row';
import type { TrainingDeps } from './training-deps';

/** Enough for 28 days with more than one workout a day. */
export const sessionsRead = 40;
/** How many days before today activities outside are read: plans look at 28, and the coach tells of 30 days. */
export const outsideDays = 29;

/** What is stored about one person's training. */
export interface Gathered {
  plan: PlanRow;
  /** The latest days with a plan, newest first. */
  days: DayRow[];
  marks: ExerciseMarks;
  /** Newest first, including the open one. */
  sessions: WorkoutSummary[];
  library: LibraryExercise[];
  /** What they said about their health, including settled facts. */
  ledger: HealthFact[];
  /** What they did outside of the product lately, newest first; at least the last 30 days. */
  outside?: Activity[];
}

export type GatherDeps = Pick<
  TrainingDeps,
  | 'storage'
  | 'plans'
  | 'days'
  | 'readMarks'
  | 'readLatestSummaries'
  | 'listLibrary'
  | 'readLedger'
  | 'readActivities'
>;

export async function gather(deps: GatherDeps, userId: string): Promise<Gathered> {
  // Their own day may be tomorrow or yesterday here.
  const from = addDays(localDateOf(deps.storage.clock.now(), 'UTC'), -outsideDays - 1);
  const [plan, days, marks, sessions, library, ledger, outside] = await Promise.all([
    deps.plans.read(userId),
    deps.days.readLatest(userId),
    deps.readMarks(userId),
    deps.readLatestSummaries(userId, sessionsRead),
    deps.listLibrary(),
    deps.readLedger(userId),
    deps.readActivities(userId, from),
  ]);
  return { plan, days, marks, sessions, library, ledger, outside };
}
