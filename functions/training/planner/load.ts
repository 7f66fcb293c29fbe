import { addDays, daysBetween, mondayOf, type LocalDate } from '../../../shared/rules/local-date';
import type { Library } from './difficulty';
import type { PastMove, TrainingHistory } from './history';
import { isTraining, lastTrainedOutside, outsideLoad, type OutsideActivity } from './outside';
import type { TrainingPerson } from '../../../shared/rules/training/person';

/** How far a week may go above the heaviest of the three before it. */
const weeklyGrowth = 1.1;
/** MET-minutes that the World Health Organization's 150 moderate minutes a week come to (2020 guidelines). */
const fullWeek = 500;
/** MET-minutes that anyone may begin a week with: a third of it (start with small amounts and increase over time). */
export const firstWeek = 165;
const afterOneWeekOff = 0.8;
const afterTwoWeeksOff = 0.6;
const olderAge = 65;
const veryHeavyBmi = 35;
const hardShare = 0.75;
const lighterShare = 0.6;
const heavyDay = 1.2;
/** After a session that was too easy, the next may take more of its week. */
const heavierDay = 1.4;
const lighterAfterHard = 0.85;
/** Activities outside take at most this much of a session. */
const mostForOutside = 0.5;
/** MET-minutes of a few easy moves: a session stopped at once does not end training. */
const leastAfterHard = 10;

/**
 * Load in MET-minutes of what was finished: minutes of work times the metabolic equivalent. Stretches count nothing, nor do
 * warm-up and cool-down, which are the same every day.
 */
export function loadOf(moves: readonly Omit<PastMove, 'finished'>[], library: Library): number {
  return moves.reduce((sum, { exerciseId, workSeconds }) => {
    const exercise = library.get(exerciseId);
    if (exercise === undefined || exercise.category === 'flexibility') return sum;
    return sum + (exercise.met * workSeconds) / 60;
  }, 0);
}

/** Load finished from one day to another, both counted. */
export function loadBetween(
  history: TrainingHistory,
  library: Library,
  from: LocalDate,
  to: LocalDate,
): number {
  return history
    .filter(({ date }) => date >= from && date <= to)
    .reduce(
      (sum, { exercises }) =>
        sum +
        loadOf(
          exercises.filter(({ finished }) => finished),
          library,
        ),
      0,
    );
}

/** The weekly load a newcomer may start with: less for older, very heavy, and ill people. */
function firstWeekOf({ age, bmi, conditions }: TrainingPerson): number {
  const isDelicate = age >= olderAge || (bmi ?? 0) >= veryHeavyBmi || conditions.length > 0;
  return isDelicate ? firstWeek * 0.75 : firstWeek;
}

const longGap = 8;

/** Whether someone kept training outside through the days since their last session. */
function keptTraining(outside: readonly OutsideActivity[], date: LocalDate): boolean {
  const last = lastTrainedOutside(outside);
  return last !== null && daysBetween(last, date) < longGap;
}

/** The share of the usual load that is wise after days without training; whoever ran meanwhile begins where they were. */
function afterGap(history: TrainingHistory, date: LocalDate, outside: readonly OutsideActivity[]): number {
  const last = history.at(-1)?.date;
  const gap = last === undefined ? 0 : daysBetween(last, date);
  if (gap < longGap) return weeklyGrowth;
  if (keptTraining(outside, date)) return 1;
  return gap >= 14 ? afterTwoWeeksOff : afterOneWeekOff;
}

/** The load of the heaviest of the three weeks before the seven days ending on a day. */
function heaviestWeek(history: TrainingHistory, library: Library, date: LocalDate): number {
  const weeks = [7, 14, 21].map((back) =>
    loadBetween(history, library, addDays(date, -back - 6), addDays(date, -back)),
  );
  return Math.max(...weeks);
}

/**
 * Most MET-minutes in the seven days ending with `date`: a tenth more than the heaviest of the three weeks before
 * (the usual rule in ACSM and sports medicine against overuse injuries), less after a gap, and at least a newcomer's
 * load. Running and riding never raise it: they leave arms and core as they are, and weeks of them come to many times
 * what a newcomer's muscles and tendons can take.
 */
export function weeklyLoadCap(
  person: TrainingPerson,
  history: TrainingHistory,
  library: Library,
  date: LocalDate,
  outside: readonly OutsideActivity[] = [],
): number {
  return Math.max(
    firstWeekOf(person),
    afterGap(history, date, outside) * heaviestWeek(history, library, date),
  );
}

export type Phase = 'build' | 'lighter_week' | 'lighter_after_hard' | 'back_after_gap';

const fewestSessions = 2;
/** Below this many MET-minutes no week counts as hard, however often someone trained: two fifths of a newcomer's load. */
const hardWeek = 0.4 * firstWeek;

/**
 * Whether the last three weeks were all real training; a lighter week then lets the body catch up. Only our sessions
 * can be made lighter, so only they count: someone who always runs would never leave such a week.
 */
function needsLighterWeek(history: TrainingHistory, library: Library, date: LocalDate): boolean {
  const monday = mondayOf(date);
  const weeks = [1, 2, 3].map((back) => {
    const from = addDays(monday, -7 * back);
    const to = addDays(from, 6);
    const sessions = history.filter((past) => past.date >= from && past.date <= to).length;
    return { load: loadBetween(history, library, from, to), sessions };
  });
  const most = Math.max(...weeks.map(({ load }) => load));
  return weeks.every(
    ({ load, sessions }) => sessions >= fewestSessions && load >= hardShare * most && load >= hardWeek,
  );
}

/**
 * Where someone is: building up, in a lighter week after three hard ones (periods of load and rest, as in ACSM's
 * progression models), after two sessions in a row that felt too hard, or back after eight days or more off, outside
 * activities included.
 */
export function phaseOf(
  history: TrainingHistory,
  library: Library,
  date: LocalDate,
  outside: readonly OutsideActivity[] = [],
): Phase {
  const last = history.at(-1);
  if (last === undefined) return 'build';
  if (daysBetween(last.date, date) >= longGap && !keptTraining(outside, date)) return 'back_after_gap';
  const efforts = history.slice(-2).map(({ effort }) => effort);
  if (efforts.length === 2 && efforts.every((effort) => effort === 'too_hard')) return 'lighter_after_hard';
  return needsLighterWeek(history, library, date) ? 'lighter_week' : 'build';
}

/** Most MET-minutes in one session: days may differ, but no single one takes most of a week. */
export function dayShare(
  person: TrainingPerson,
  history: TrainingHistory,
  library: Library,
  date: LocalDate,
  outside: readonly OutsideActivity[] = [],
): number {
  const days = Math.max(1, person.trainingDays.length);
  const share = history.at(-1)?.effort === 'too_easy' ? heavierDay : heavyDay;
  return (share * weeklyLoadCap(person, history, library, date, outside)) / days;
}

/** A session that was too hard is followed by a lighter one. */
function afterTooHard(history: TrainingHistory, library: Library): number {
  const last = history.at(-1);
  if (last?.effort !== 'too_hard') return Number.POSITIVE_INFINITY;
  const done = last.exercises.filter(({ finished }) => finished);
  return Math.max(leastAfterHard, lighterAfterHard * loadOf(done, library));
}

/**
 * The share of a session that activities outside take: by what was done today, or by what the last seven days had
 * beyond the usual growth and beyond what everyone should do. A regular runner's weeks take nothing, or nothing would
 * be left to train; and since other work tires other muscles, half of a session always stays.
 */
export function outsideShare(outside: readonly OutsideActivity[], date: LocalDate): number {
  const trained = outside.filter(isTraining);
  const week = (back: number) => outsideLoad(trained, addDays(date, -back - 6), addDays(date, -back));
  const usual = Math.max(fullWeek, weeklyGrowth * Math.max(week(7), week(14), week(21)));
  const byWeek = 1 - usual / Math.max(usual, week(0));
  const byDay = (mostForOutside * outsideLoad(trained, date, date)) / fullWeek;
  return Math.min(mostForOutside, Math.max(byWeek, byDay));
}

interface LoadFacts {
  person: TrainingPerson;
  history: TrainingHistory;
  library: Library;
  date: LocalDate;
  phase: Phase;
  outside: readonly OutsideActivity[];
}

function ownLoadForToday({ person, history, library, date, phase, outside }: LoadFacts): number {
  const cap = weeklyLoadCap(person, history, library, date, outside);
  const ofWeek = Math.max(0, cap - loadBetween(history, library, addDays(date, -6), date));
  const left = Math.min(ofWeek, afterTooHard(history, library));
  const days = Math.max(1, person.trainingDays.length);
  const usual = heaviestWeek(history, library, date);
  if (phase !== 'build' && usual > 0) return Math.min(left, (lighterShare * usual) / days);
  return Math.min(left, dayShare(person, history, library, date, outside));
}

/**
 * MET-minutes a session may hold today: its share of the week, at most what the week has left, less what activities
 * outside take. In a lighter phase, three fifths of its share of the heaviest week.
 */
export function loadForToday(facts: LoadFacts): number {
  const load = ownLoadForToday(facts);
  return load * (1 - outsideShare(facts.outside, facts.date));
}
