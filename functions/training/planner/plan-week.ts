import { addDays, daysBetween, type LocalDate, mondayOf } from '../../../shared/rules/local-date';
import { areaOf } from './areas';
import type { Library } from './difficulty';
import { countedOn, type PastTraining } from './history';
import type { TrainingArea } from '../../../shared/rules/training/person';
import { planAhead, plannedDates, type WeekInput } from './plan-ahead';
import { reviewWeek } from './review-week';
import type { PlannedWeek, WeekDay } from './week';
import { joined } from '../../../shared/rules/joined';
import { areaText, capitalized, countText } from './words';

/** The areas of finished work by seconds, at most two. */
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
  const title = focus.length === 0 ? null : capitalized(joined(focus.map(areaText)));
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

/**
 * What a gap means: nothing is made up, the plan continues. Also explains a first session on a day that is not a
 * training day.
 */
function noteOf(days: readonly WeekDay[], input: WeekInput): string | null {
  const { history, today } = input;
  const last = history.findLast(({ date }) => date <= today);
  const gap = last === undefined ? 0 : daysBetween(last.date, today);
  const next = days.find(({ state }) => state === 'planned');
  const missed = days.filter(({ state }) => state === 'missed').length;
  if (gap >= 8) return `Welcome back after ${countText(gap, 'day')}. We'll start a little lighter.`;
  const isOwnDay = plannedDates({ ...input, beginsToday: false })(today);
  if (input.beginsToday && !isOwnDay)
    return "You're here, so we start today. After that, we'll follow your training days.";
  if (missed === 0) return null;
  const got = `You missed ${countText(missed, 'session')} this week.`;
  return next === undefined
    ? `${got} Next week is a fresh start.`
    : `${got} No need to make ${missed === 1 ? 'it' : 'them'} up; we just keep going.`;
}

/**
 * The week of `today`, Monday to Sunday: what was done, what was missed, and what is planned, each day as if those
 * before it were done. Missed sessions are not piled onto later days; moved ones stay moved. Includes a review of the
 * week before.
 */
export function planWeek(input: WeekInput): PlannedWeek {
  const { history, library, today, since } = input;
  const monday = mondayOf(today);
  const byId: Library = new Map(library.map((exercise) => [exercise.id, exercise]));
  const isPlanned = plannedDates(input);
  const { sessions } = planAhead(input, addDays(monday, 6));

  const dayOf = (date: LocalDate): WeekDay => {
    const done = date <= today ? countedOn(history, date) : [];
    if (done.length > 0) return doneDay(date, done, byId);
    if (date < today) {
      const wasMissed = isPlanned(date) && since !== null && date >= since;
      return emptyDay(date, wasMissed ? 'missed' : 'rest');
    }
    const session = sessions.get(date);
    if (session === undefined) return emptyDay(date, 'rest');
    const { title, focus, minutes, reasons } = session;
    return { date, state: 'planned', title, focus, minutes, reason: reasons[0] ?? null };
  };
  const days = Array.from({ length: 7 }, (_, index) => dayOf(addDays(monday, index)));
  return { days, note: noteOf(days, input), review: reviewWeek(input, byId) };
}
