import type { TrainingPlan, TrainingWeek } from '../../shared/contracts/training';
import { levelsOf } from './planner/levels';
import type { PlannedWeek } from './planner/week';
import { weeklyLoads } from './planner/weekly-loads';
import { currentPlan } from './current-plan';
import { sessionsRead } from './gather';
import type { PlanBasis } from './plan-basis';
import type { PlanRow } from './plan-row';
import { weekOf } from './week-of';

/** A week as the API answers it. */
export function presentWeek({ days, note, review }: PlannedWeek): TrainingWeek {
  return {
    days: days.map(({ date, state, title, focus, minutes, outside }) => {
      const beside = outside?.map(({ kind, minutes: own, distanceMeters }) => {
        return { kind, minutes: own, distanceMeters };
      });
      return { date, state, title, focus: [...focus], minutes, ...(beside && { outside: beside }) };
    }),
    note,
    review: review && { ...review, sentences: [...review.sentences] },
  };
}

const toTenths = (level: number) => Math.round(level * 10) / 10;

/** If there are more workouts than are read, weeks that begin before the oldest of them are unknown. */
function loadsOf({ input: { history, library, date }, sessions }: PlanBasis) {
  const knownFrom = sessions.length < sessionsRead ? null : history[0]?.date;
  return weeklyLoads(history, library, date).filter(({ monday }) => !knownFrom || monday > knownFrom);
}

/** Settings, week, program, levels, and loads as the API returns them. */
export function presentPlan(
  basis: PlanBasis,
  { calendarHash, version }: Pick<PlanRow, 'calendarHash' | 'version'>,
): TrainingPlan {
  const { settings, areChosen, programme, input } = basis;
  const { push, legs, core, cardio, mobility } = levelsOf(input.history, input.library, input.date);
  return {
    version,
    loads: loadsOf(basis),
    settings: { ...settings, areChosen },
    week: presentWeek(weekOf(basis, currentPlan(basis))),
    programme,
    levels: {
      push: toTenths(push),
      legs: toTenths(legs),
      core: toTenths(core),
      cardio: toTenths(cardio),
      mobility: toTenths(mobility),
    },
    hasCalendar: calendarHash !== null,
  };
}
