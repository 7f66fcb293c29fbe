import type { ExerciseMarks, LibraryExercise } from '../../shared/contracts/exercises';
import type { HealthFact } from '../spared/public';
import type { WorkoutSummary } from '../workouts/public';
import type { DayRow } from './day-plans';
import type { PlanRow } from './plan-row';
import type { TrainingDeps } from './training-deps';

/** Enough for 28 days with more than one workout a day. */
export const sessionsRead = 40;

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
}

export type GatherDeps = Pick<
  TrainingDeps,
  'plans' | 'days' | 'readMarks' | 'readLatestSummaries' | 'listLibrary' | 'readLedger'
>;

export async function gather(deps: GatherDeps, userId: string): Promise<Gathered> {
  const [plan, days, marks, sessions, library, ledger] = await Promise.all([
    deps.plans.read(userId),
    deps.days.readLatest(userId),
    deps.readMarks(userId),
    deps.readLatestSummaries(userId, sessionsRead),
    deps.listLibrary(),
    deps.readLedger(userId),
  ]);
  return { plan, days, marks, sessions, library, ledger };
}
