import { addDays, type LocalDate, mondayOf, weekdayName } from '../../../shared/rules/local-date';
import { areaOf } from './areas';
import type { Library } from './difficulty';
import { countedOn, type PastTraining } from './history';
import type { TrainingArea } from '../../../shared/rules/training/person';
import { isEnough } from './outside';
import { planAhead, plannedDates, type WeekInput } from './plan-ahead';
import { reviewWeek } from './review-week';
import type { PlannedWeek, WeekDay } from './week';
import { joined } from '../../../shared/rules/joined';
import { areaText, capitalized } from './words';

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

/** The next day with a session after today, at most a week ahead; null if nothing is planned at all. */
function nextDate(days: readonly WeekDay[], input: WeekInput): LocalDate | null {
  const isAhead = (date: LocalDate) => days.find((day) => day.date === date)?.state === 'planned';
  const isTrainingDay = plannedDates({ ...input, beginsToday: false });
  const endsWeek = days.at(-1)?.date ?? input.today;
  const dates = Array.from({ length: 7 }, (_, index) => addDays(input.today, index + 1));
  return dates.find((date) => (date > endsWeek ? isTrainingDay(date) : isAhead(date))) ?? null;
}

/** When the next session is, unless it is today's. Also explains a first session on a day without training. */
function noteOf(days: readonly WeekDay[], input: WeekInput): string | null {
  const { today } = input;
  if (days.find(({ date }) => date === today)?.state === 'planned') {
    const isOwnDay = plannedDates({ ...input, beginsToday: false })(today);
    return input.beginsToday && !isOwnDay
      ? "You're here, so we start today. After that, we'll follow your training days."
      : null;
  }
  const next = nextDate(days, input);
  return next && `Next up: ${weekdayName(next)}.`;
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

  const outsideOn = (date: LocalDate) => (input.outside ?? []).filter((each) => each.date === date);

  const ownDayOf = (date: LocalDate): WeekDay => {
    const done = date <= today ? countedOn(history, date) : [];
    if (done.length > 0) return doneDay(date, done, byId);
    if (date < today) {
      // Whoever ran instead did not miss a day.
      const wasMissed = isPlanned(date) && since !== null && date >= since && !isEnough(outsideOn(date));
      return emptyDay(date, wasMissed ? 'missed' : 'rest');
    }
    const session = sessions.get(date);
    if (session === undefined) return emptyDay(date, 'rest');
    const { title, focus, minutes, reasons } = session;
    return { date, state: 'planned', title, focus, minutes, reason: reasons[0] ?? null };
  };
  const dayOf = (date: LocalDate): WeekDay => {
    const outside = outsideOn(date);
    return { ...ownDayOf(date), ...(date <= today && outside.length > 0 && { outside }) };
  };
  const days = Array.from({ length: 7 }, (_, index) => dayOf(addDays(monday, index)));
  return { days, note: noteOf(days, input), review: reviewWeek(input, byId) };
}
