import { ulid } from 'ulid';
import { decideAwards, type Award } from '../../../shared/domain/awards';
import { exerciseById } from '../../../shared/exercises/catalogue';
import { addDays, localDateOf, type LocalDate } from '../../../shared/domain/local-date';
import { routineById, type Routine } from '../../../shared/domain/routines';
import { computeStreak } from '../../../shared/domain/streak';
import { runContaining } from '../../../shared/domain/streak-run';
import { wholeMinutes } from '../../../shared/domain/workout-rules';

export interface DemoHistory {
  trainedDaysAgo: readonly number[];
  /** Taken in turn. */
  routineIds: readonly string[];
}

export interface DemoPerson extends DemoHistory {
  name: string;
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

function sessionRow(routine: Routine, finishedAt: Date, localDate: LocalDate) {
  const activeSeconds = routine.exercises.reduce((sum, each) => sum + each.workSeconds + each.restSeconds, 0);
  const startedAt = new Date(finishedAt.getTime() - activeSeconds * 1000);
  return {
    sessionId: ulid(startedAt.getTime()),
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
  };
}

type SessionRow = ReturnType<typeof sessionRow>;

/** `minutesEarlier` than it is now on that day, or nearer to it where that would be another day. */
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
function sessionsOf(history: DemoHistory, now: Date, timeZone: string): SessionRow[] {
  const oldestFirst = history.trainedDaysAgo.toSorted((a, b) => b - a);
  const today = localDateOf(now, timeZone);
  return oldestFirst.map((daysAgo, index) => {
    const minutesEarlier = daysAgo === 0 ? 5 : (index * 47) % 180;
    const date = addDays(today, -daysAgo);
    const finishedAt = finishOn(date, daysAgo, minutesEarlier, now, timeZone);
    return sessionRow(routineAt(history, index), finishedAt, date);
  });
}

/** Pays the sessions in order by the product's own award rules. */
function ledgerOf(sessions: SessionRow[]): (Award & { createdAt: string })[] {
  const ledger: (Award & { createdAt: string })[] = [];
  sessions.forEach(({ sessionId, localDate, title, activeSeconds, completedAt }, index) => {
    const activeDates = sessions.slice(0, index + 1).map((session) => session.localDate);
    const run = runContaining(localDate, { activeDates });
    const awards = decideAwards(
      { kind: 'workout', sessionId, localDate, counted: true, routineName: title },
      {
        ledgerKeys: new Set(ledger.map((entry) => entry.awardKey)),
        paidActivityIds: new Set(),
        workoutsCompleted: index + 1,
        activeSeconds,
        streak: { current: run.length, runStart: run.start, runEnd: run.end },
      },
    );
    ledger.push(...awards.map((award) => ({ ...award, createdAt: completedAt })));
  });
  return ledger;
}

/** What training on those days left behind: the rows of every table and the totals that follow from them. */
export function simulateHistory(history: DemoHistory, now: Date, timeZone: string) {
  const sessions = sessionsOf(history, now, timeZone);
  const ledger = ledgerOf(sessions);
  const today = localDateOf(now, timeZone);
  const activeDates = sessions.map((session) => session.localDate);
  const sum = (pick: (session: SessionRow) => number) =>
    sessions.reduce((total, each) => total + pick(each), 0);
  return {
    sessions,
    ledger,
    days: sessions.map((session, index) => ({
      localDate: session.localDate,
      workouts: 1,
      activeSeconds: session.activeSeconds,
      caloriesKcal: session.caloriesBurned,
      steps: { phone: 3_200 + ((index * 1_733) % 7_400) },
    })),
    stepsToday: { localDate: today, steps: { phone: 4_180 } },
    totals: {
      workoutsCompleted: sessions.length,
      caloriesLost: sum((session) => session.caloriesBurned),
      workoutTimeMinutes: sum((session) => session.durationMinutes),
      totalPoints: ledger.reduce((total, award) => total + award.points, 0),
      longestStreak: computeStreak({ activeDates, today: addDays(today, 0) }).longest,
    },
  };
}
