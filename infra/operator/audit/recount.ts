import type { DayCounts } from '../../../functions/activity/activity-audit-repository';
import type { PersonCounters } from '../../../functions/people/people-audit-repository';
import type { Activity } from '../../../shared/contracts/body-data';
import type { DanceBest, DanceSession } from '../../../shared/contracts/dance';
import type { WorkoutSession } from '../../../shared/contracts/workouts';
import { isChallengeDone } from '../../../shared/rules/challenges/challenge';
import { LEAST_TRACKED } from '../../../shared/rules/dance/result';
import { addDays, localDateSchema, type LocalDate } from '../../../shared/rules/local-date';
import { wholeMinutes } from '../../../shared/rules/workout-rules';

/** A counted workout whose points may still be pending. */
export interface RecentWorkout {
  sessionId: string;
  localDate: LocalDate;
  title: string;
}

/** The totals of someone's sessions and activities. */
export interface Done {
  counters: PersonCounters;
  days: Map<LocalDate, DayCounts>;
  bests: Map<string, DanceBest>;
  /** Counted workouts of the newest thirty-five days that have any. */
  recent: RecentWorkout[];
}

/** As long as an event can wait anywhere, and as far back as a restore reaches. */
const recentDays = 35;

export const emptyCounts = (): DayCounts => ({
  activeSeconds: 0,
  workouts: 0,
  dances: 0,
  challenges: 0,
  caloriesKcal: 0,
  outsideSeconds: 0,
});

export const nothingDone = (): Done => ({
  counters: { workoutsCompleted: 0, caloriesLost: 0, workoutTimeMinutes: 0 },
  days: new Map(),
  bests: new Map(),
  recent: [],
});

function addToDay({ days }: Done, localDate: LocalDate, more: Partial<DayCounts>): void {
  const day = days.get(localDate) ?? emptyCounts();
  for (const [name, by] of Object.entries(more)) day[name as keyof DayCounts] += by;
  days.set(localDate, day);
}

/** Counts one workout, like its completion does. Sessions come newest first. */
export function addWorkout(done: Done, session: WorkoutSession): Done {
  if (!session.counted || session.localDate === null) return done;
  const { activeSeconds, durationMinutes, caloriesBurned, challengeNumber, title } = session;
  const localDate = localDateSchema.parse(session.localDate);
  const isChallenge = challengeNumber !== undefined && isChallengeDone(activeSeconds);
  addToDay(done, localDate, {
    workouts: 1,
    activeSeconds,
    caloriesKcal: caloriesBurned,
    challenges: isChallenge ? 1 : 0,
  });
  done.counters.workoutsCompleted += 1;
  done.counters.caloriesLost += caloriesBurned;
  done.counters.workoutTimeMinutes += durationMinutes;
  const newest = done.recent[0]?.localDate ?? localDate;
  if (localDate > addDays(newest, -recentDays)) done.recent.push({ sessionId: session.id, localDate, title });
  return done;
}

/** Counts one activity outside, like storing it does. */
export function addOutside(done: Done, { date, durationSeconds }: Activity): Done {
  addToDay(done, date, { outsideSeconds: durationSeconds });
  return done;
}

/** Counts one dance, like its completion does. */
export function addDance(done: Done, session: DanceSession): Done {
  const {
    id: sessionId,
    style,
    score,
    completedAt,
    activeSeconds,
    caloriesBurned,
    reachedLastMove,
  } = session;
  if (session.localDate === null || completedAt === null) return done;
  if (activeSeconds > 0) {
    const dances = reachedLastMove ? 1 : 0;
    const localDate = localDateSchema.parse(session.localDate);
    addToDay(done, localDate, { dances, activeSeconds, caloriesKcal: caloriesBurned });
    done.counters.caloriesLost += caloriesBurned;
    done.counters.workoutTimeMinutes += wholeMinutes(activeSeconds);
  }
  const isScored = score !== null && reachedLastMove && session.trackedShare >= LEAST_TRACKED;
  // Ties go to the earlier session, and they come newest first.
  if (isScored && score >= (done.bests.get(style)?.score ?? 0))
    done.bests.set(style, { style, sessionId, score, at: completedAt });
  return done;
}
