import { addDays, weekday, type LocalDate, mondayOf } from '../../../shared/rules/local-date';
import { countedOn, type PastTraining } from './history';
import type { PlanInput } from './plan-input';
import { planSession } from './plan-session';
import type { PlannedSession } from '../../../shared/rules/training/session';
import type { MovedDay } from './week';

export interface WeekInput extends PlanInput {
  today: LocalDate;
  /** The plan starts on this day; earlier training days were not missed. */
  since: LocalDate | null;
  /** Sessions moved within the week. */
  moves?: readonly MovedDay[];
  /** Someone new who chose no days starts today, whatever day it is. */
  beginsToday?: boolean;
  /** Today's stored session; planned if absent. */
  todaysSession?: PlannedSession | null;
}

/** What determines the training days. */
type DatesInput = Pick<WeekInput, 'moves' | 'beginsToday' | 'today'> & {
  person: Pick<WeekInput['person'], 'trainingDays'>;
};

/** Tells whether a session is planned for a date: training days, plus sessions moved within the week. */
export function plannedDates(input: DatesInput): (date: LocalDate) => boolean {
  const { person, moves, beginsToday, today } = input;
  const isTrainingDay = (date: LocalDate) => person.trainingDays.some((day) => day === weekday(date));
  const moved = new Map<LocalDate, boolean>();
  const isPlanned = (date: LocalDate) => moved.get(date) ?? isTrainingDay(date);
  for (const { from, to } of moves ?? []) {
    if (!isPlanned(from) || isPlanned(to) || mondayOf(from) !== mondayOf(to)) continue;
    moved.set(from, false).set(to, true);
  }
  return (date) => isPlanned(date) || (beginsToday === true && date === today);
}

/** A session as if it had been done, so the next day is planned after it. */
const asDone = (date: LocalDate, { minutes, exercises }: PlannedSession): PastTraining => ({
  date,
  minutes,
  exercises: exercises.map(({ exerciseId, workSeconds }) => ({ exerciseId, workSeconds, finished: true })),
  effort: null,
  swaps: [],
  stoppedAt: null,
  counted: true,
});

export interface PlanAhead {
  /** By date; days already done have none. */
  sessions: ReadonlyMap<LocalDate, PlannedSession>;
  /** The input for planning a later day, as if each of these had been done. */
  after: PlanInput;
}

/** The sessions from today to a date, each planned as if those before it were done. */
export function planAhead(input: WeekInput, until: LocalDate): PlanAhead {
  const { person, library, today, todaysSession, outside, units } = input;
  const known = { person, library, ...(outside && { outside }), ...(units && { units }) };
  const isPlanned = plannedDates(input);
  const sessions = new Map<LocalDate, PlannedSession>();
  let history = input.history.filter(({ date }) => date <= today);
  let programme = input.programme ?? null;
  for (let date = today; date <= until; date = addDays(date, 1)) {
    if (!isPlanned(date) || countedOn(history, date).length > 0) continue;
    const stored = date === today ? todaysSession : undefined;
    const session = stored ?? planSession({ ...known, history, date, programme });
    if (session === null) continue;
    sessions.set(date, session);
    history = [...history, asDone(date, session)];
    programme = programme && { ...programme, sessionsDone: programme.sessionsDone + 1 };
  }
  return { sessions, after: { ...known, history, programme } };
}
