import type { ResponseOf } from '../../../shared/contracts/endpoint';
import type { nutritionContract } from '../../../shared/contracts/nutrition';
import { addDays, localDateSchema, weekday, type LocalDate } from '../../../shared/rules/local-date';
import { grouped } from '../../../shared/rules/number-text';
import { longDayText, monthText, shortDayText } from '../../lib/date-time-text';

export type DayTotal = ResponseOf<typeof nutritionContract.listDays>['days'][number];
export type Span = 'week' | 'month';

export interface Period {
  from: LocalDate;
  to: LocalDate;
}

/** Within a tenth of the target. */
const fitShare = 0.1;

const firstOfMonth = (date: LocalDate) => localDateSchema.parse(`${date.slice(0, 7)}-01`);

/** The week (Monday to Sunday) or month that contains a day. */
export function periodOf(span: Span, date: LocalDate): Period {
  if (span === 'week') {
    const from = addDays(date, 1 - weekday(date));
    return { from, to: addDays(from, 6) };
  }
  const from = firstOfMonth(date);
  return { from, to: addDays(firstOfMonth(addDays(from, 31)), -1) };
}

/** Every day of a period in its order. */
export function daysOf({ from, to }: Period): LocalDate[] {
  const days = [from];
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** 'Nov 16 – Nov 22', or 'November 2026'. */
export const periodText = (span: Span, { from, to }: Period): string =>
  span === 'month' ? monthText(from) : `${shortDayText(from)} – ${shortDayText(to)}`;

const mealsText = (count: number) => (count === 1 ? '1 meal' : `${count} meals`);

/** 'Monday, November 16: 1,820 of 2,000 kcal, 3 meals'. */
export function dayDescription(date: LocalDate, total: DayTotal | undefined, targetKcal: number): string {
  const name = longDayText(date);
  if (!total || total.mealsLogged === 0) return `${name}: nothing logged`;
  const { totals, mealsLogged } = total;
  return `${name}: ${grouped(totals.caloriesKcal)} of ${grouped(targetKcal)} kcal, ${mealsText(mealsLogged)}`;
}

/** A one-line summary of a period. */
export function periodSummary(totals: readonly DayTotal[], targetKcal: number): string {
  const logged = totals.filter(({ mealsLogged }) => mealsLogged > 0);
  if (logged.length === 0) return 'Nothing was logged in this period.';
  const kcal = logged.map((day) => day.totals.caloriesKcal);
  const average = Math.round(kcal.reduce((sum, each) => sum + each, 0) / logged.length);
  const fitting = kcal.filter((each) => Math.abs(each - targetKcal) <= targetKcal * fitShare).length;
  const days = logged.length === 1 ? '1 day logged' : `${logged.length} days logged`;
  return `${days}, ${grouped(average)} kcal a day on average. ${fitting} close to your target.`;
}
