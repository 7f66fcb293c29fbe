import { addDays, daysBetween, weekday, type LocalDate } from '../local-date';
import { areaOf } from './areas';
import type { Library } from './difficulty';
import type { PastTraining, TrainingHistory } from './history';
import { mondayOf } from './load';
import type { TrainingArea } from './person';
import type { PlanInput } from './plan-input';
import { planSession } from './plan-session';
import { reviewWeek } from './review-week';
import type { PlannedSession } from './session';
import type { MovedDay, PlannedWeek, WeekDay } from './week';
import { areaText, capitalised, countText, joined } from './words';

export interface WeekInput extends PlanInput {
  today: LocalDate;
  /** The day from which on the plan counts; training days before it were not missed. */
  since: LocalDate | null;
  /** Sessions moved within the week. */
  moves?: readonly MovedDay[];
  /** Whoever has nothing behind them and chose no days begins today, whatever day it is. */
  beginsToday?: boolean;
  /** Today's session where one is stored; planned anew unless given. */
  todaysSession?: PlannedSession | null;
}

/** Dates of the week that sessions are planned for: the training days, with what was moved. */
function plannedDates(monday: LocalDate, input: WeekInput): Set<LocalDate> {
  const { person, moves, beginsToday, today } = input;
  const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const dates = new Set(week.filter((date) => person.trainingDays.some((day) => day === weekday(date))));
  for (const { from, to } of moves ?? []) {
    if (!dates.has(from) || dates.has(to) || !week.includes(to)) continue;
    dates.delete(from);
    dates.add(to);
  }
  if (beginsToday) dates.add(today);
  return dates;
}

/** The areas of what was done, by finished seconds, two at most. */
function focusOfPast(sessions: readonly PastTraining[], library: Library): TrainingArea[] {
  const seconds = new Map<TrainingArea, number>();
  for (const { exerciseId, workSeconds, finished } of sessions.flatMap(({ exercises }) => exercises)) {
    const exercise = library.get(exerciseId);
    if (exercise === undefined || !finished) continue;
    const area = areaOf(exercise);
    seconds.set(area, (seconds.get(area) ?? 0) + workSeconds);
  }
  return [...seconds]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 2)
    .map(([area]) => area);
}

function doneDay(date: LocalDate, sessions: readonly PastTraining[], library: Library): WeekDay {
  const focus = focusOfPast(sessions, library);
  const title = focus.length === 0 ? null : capitalised(joined(focus.map(areaText)));
  return {
    date,
    state: 'done',
    title,
    focus,
    minutes: sessions.reduce((sum, { minutes }) => sum + minutes, 0),
    reason: null,
  };
}

const emptyDay = (date: LocalDate, state: 'missed' | 'rest'): WeekDay => ({
  date,
  state,
  title: null,
  focus: [],
  minutes: 0,
  reason: null,
});

/** A session as if it had been done, so that the next day is planned after it. */
const asDone = (date: LocalDate, { minutes, exercises }: PlannedSession): PastTraining => ({
  date,
  minutes,
  exercises: exercises.map(({ exerciseId, workSeconds }) => ({ exerciseId, workSeconds, finished: true })),
  effort: null,
  swaps: [],
  stoppedAt: null,
});

/** What a gap means: nothing is made up for, the next session goes on. */
function noteOf(days: readonly WeekDay[], { history, today }: WeekInput): string | null {
  const last = history.findLast(({ date }) => date <= today);
  const gap = last === undefined ? 0 : daysBetween(last.date, today);
  const next = days.find(({ state }) => state === 'planned');
  const missed = days.filter(({ state }) => state === 'missed').length;
  if (gap >= 8)
    return `${capitalised(countText(gap, 'day'))} without training: we start again a little lighter.`;
  if (missed === 0) return null;
  const got = `${capitalised(countText(missed, 'session'))} got away this week.`;
  return next === undefined
    ? `${got} Next week is a new one.`
    : `${got} Nothing to make up for: the plan goes on.`;
}

/**
 * The week of `today`, Monday to Sunday: what was done, what is planned for the days to come as if each were done, what was
 * missed. A missed session is not piled onto the days left; moved ones are kept. With a review of the week before.
 */
export function planWeek(input: WeekInput): PlannedWeek {
  const { person, library, programme, today, since, todaysSession } = input;
  const monday = mondayOf(today);
  const byId: Library = new Map(library.map((exercise) => [exercise.id, exercise]));
  const dates = plannedDates(monday, input);
  let history: TrainingHistory = input.history.filter(({ date }) => date <= today);
  let sessionsDone = programme?.sessionsDone ?? 0;

  const dayOf = (date: LocalDate): WeekDay => {
    const done = history.filter((past) => past.date === date);
    if (done.length > 0) return doneDay(date, done, byId);
    const isPast = date < today;
    if (!dates.has(date)) return emptyDay(date, 'rest');
    if (isPast) return emptyDay(date, since !== null && date >= since ? 'missed' : 'rest');
    const turn = programme ? { ...programme, sessionsDone } : null;
    const stored = date === today ? todaysSession : undefined;
    const session = stored ?? planSession({ person, history, library, date, programme: turn });
    if (session === null) return emptyDay(date, 'rest');
    history = [...history, asDone(date, session)];
    sessionsDone += 1;
    const { title, focus, minutes, reasons } = session;
    return { date, state: 'planned', title, focus, minutes, reason: reasons[0] ?? null };
  };
  const days = Array.from({ length: 7 }, (_, index) => dayOf(addDays(monday, index)));
  return { days, note: noteOf(days, input), review: reviewWeek(input, byId) };
}
