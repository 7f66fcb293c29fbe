import { ulid } from 'ulid';
import type { WorkoutSession } from '../../../shared/contracts/workouts';
import { decideAwards, usualGoalSeconds, type Award } from '../../../shared/rules/awards';
import { exerciseById } from '../../../functions/exercises/library/catalogue';
import { addDays, localDateOf, type LocalDate } from '../../../shared/rules/local-date';
import { routineById, type Routine } from '../../../shared/rules/routines';
import { computeStreak } from '../../../functions/points/rules/streak';
import { runContaining } from '../../../functions/points/rules/streak-run';
import { wholeMinutes } from '../../../shared/rules/workout-rules';

export interface DemoHistory {
  trainedDaysAgo: readonly number[];
  /** Used in rotation. */
  routineIds: readonly string[];
}

export interface DemoPerson extends DemoHistory {
  name: string;
  /** How far up the challenge ladder they are; by default, not at all. */
  ladder?: number;
  /** Already a friend of the demo account. */
  friend?: boolean;
}

const dayMs = 86_400_000;

function routineAt(history: DemoHistory, index: number): Routine {
  const id = history.routineIds[index % history.routineIds.length] ?? '';
  const routine = routineById(id);
  if (!routine) throw new Error(`the demo history names an unknown routine: ${id}`);
  return routine;
}

function performed(routine: Routine, finishedAt: Date, localDate: LocalDate) {
  const activeSeconds = routine.exercises.reduce((sum, each) => sum + each.workSeconds + each.restSeconds, 0);
  const startedAt = new Date(finishedAt.getTime() - activeSeconds * 1000);
  return {
    id: ulid(startedAt.getTime()),
    routineId: routine.id,
    title: routine.name,
    startedAt: startedAt.toISOString(),
    completedAt: finishedAt.toISOString(),
    plan: routine.exercises.map((each) => ({ ...each, name: exerciseById(each.exerciseId)?.name ?? '' })),
    finishedExercises: routine.exercises.map((_, position) => position),
    activeSeconds,
    durationMinutes: wholeMinutes(activeSeconds),
    caloriesBurned: routine.totalCalories,
    counted: true,
    notCountedReason: null,
    localDate,
    effort: null,
    sets: [],
    trainingId: null,
    warmUp: [],
    coolDown: [],
    swaps: [],
  } satisfies WorkoutSession;
}

type PastSession = ReturnType<typeof performed>;

export interface PastWorkout {
  session: PastSession;
  /** The points it earned. */
  awards: Award[];
}

/** `minutesEarlier` than now on that day, or closer to now if that would be another day. */
function finishOn(
  date: LocalDate,
  daysAgo: number,
  minutesEarlier: number,
  now: Date,
  timeZone: string,
): Date {
  const candidates = [minutesEarlier, minutesEarlier / 4, 0, 90, -90].map(
    (minutes) => new Date(now.getTime() - daysAgo * dayMs - minutes * 60_000),
  );
  const onThatDay = candidates.find((candidate) => localDateOf(candidate, timeZone) === date);
  if (!onThatDay) throw new Error(`no time of ${date} is near enough`);
  return onThatDay;
}

/** One session a day, at an hour that differs from day to day but is never in the future. */
export function sessionsOf(history: DemoHistory, now: Date, timeZone: string): PastSession[] {
  const oldestFirst = history.trainedDaysAgo.toSorted((a, b) => b - a);
  const today = localDateOf(now, timeZone);
  return oldestFirst.map((daysAgo, index) => {
    const minutesEarlier = daysAgo === 0 ? 5 : (index * 47) % 180;
    const date = addDays(today, -daysAgo);
    const finishedAt = finishOn(date, daysAgo, minutesEarlier, now, timeZone);
    return performed(routineAt(history, index), finishedAt, date);
  });
}

/** Pays the sessions in order by the product's own award rules. */
function payInOrder(sessions: PastSession[]): PastWorkout[] {
  const paidKeys = new Set<string>();
  return sessions.map((session, index) => {
    const { id: sessionId, localDate, title, activeSeconds } = session;
    const activeDates = sessions.slice(0, index + 1).map((each) => each.localDate);
    const run = runContaining(localDate, { activeDates });
    const awards = decideAwards(
      { kind: 'workout', sessionId, localDate, counted: true, routineName: title },
      {
        ledgerKeys: new Set(paidKeys),
        paidActivityIds: new Set(),
        paidWorkouts: index,
        activeSeconds,
        goalSeconds: usualGoalSeconds,
        streak: { current: run.length, runStart: run.start, runEnd: run.end },
      },
    );
    awards.forEach(({ awardKey }) => paidKeys.add(awardKey));
    return { session, awards };
  });
}

/** What training on those days left behind: the workouts, oldest first, and their consequences. */
export function simulateHistory(history: DemoHistory, now: Date, timeZone: string) {
  const workouts = payInOrder(sessionsOf(history, now, timeZone));
  const activeDates = workouts.map(({ session }) => session.localDate);
  return {
    workouts,
    totalPoints: workouts.flatMap(({ awards }) => awards).reduce((total, { points }) => total + points, 0),
    longestStreak: computeStreak({ activeDates, today: localDateOf(now, timeZone) }).longest,
  };
}
