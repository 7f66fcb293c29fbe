import type { TrainingPlan, TrainingWeek } from '../../shared/contracts/training';
import { levelsOf } from '../../shared/domain/training/levels';
import type { PlannedWeek } from '../../shared/domain/training/week';
import { currentPlan } from './current-plan';
import type { PlanBasis } from './plan-basis';
import type { PlanRow } from './plan-row';
import { weekOf } from './week-of';

/** A week as the API answers it. */
export function presentWeek({ days, note, review }: PlannedWeek): TrainingWeek {
  return {
    days: days.map((day) => ({ ...day, focus: [...day.focus] })),
    note,
    review: review && { ...review, sentences: [...review.sentences] },
  };
}

const toTenths = (level: number) => Math.round(level * 10) / 10;

/** Settings, week, programme and levels as the API answers them. */
export function presentPlan(
  basis: PlanBasis,
  { calendarHash, version }: Pick<PlanRow, 'calendarHash' | 'version'>,
): TrainingPlan {
  const { settings, areChosen, programme, input } = basis;
  const { push, legs, core, cardio, mobility } = levelsOf(input.history, input.library, input.date);
  return {
    version,
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
