import type { BodyDay } from '../../../../shared/contracts/body-data';
import { addDays, mondayOf, type LocalDate } from '../../../../shared/rules/local-date';
import type { Period, Span } from './periods';

/** One place on a chart: a day, or in a year the average of a week's days. Null where there is nothing to show. */
export interface Slot {
  from: LocalDate;
  value: number | null;
}

/** A day with a figure. */
export interface Reading {
  date: LocalDate;
  value: number;
}

export const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The days of a period that have a figure, oldest first. */
export function readingsIn(
  days: readonly BodyDay[],
  { from, to }: Period,
  valueOf: (day: BodyDay) => number | null,
): Reading[] {
  return days
    .flatMap((day) => {
      const value = valueOf(day);
      return value === null || day.date < from || day.date > to ? [] : [{ date: day.date, value }];
    })
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** A place for each day; in a year for each week, the first and last of which may be shorter. */
export function slotsOf(readings: readonly Reading[], { span, from, to }: Period): Slot[] {
  const startOf = (date: LocalDate) => {
    if (span !== 'year') return date;
    return mondayOf(date) < from ? from : mondayOf(date);
  };
  const values = new Map<LocalDate, number[]>();
  for (let date = from; date <= to; date = addDays(date, 1)) values.set(startOf(date), []);
  for (const { date, value } of readings) values.get(startOf(date))?.push(value);
  return [...values].map(([date, inSlot]) => ({
    from: date,
    value: inSlot.length === 0 ? null : average(inSlot),
  }));
}

/** A line goes on across so many places without a figure; more of them are a gap. */
const bridged: Record<Span, number> = { week: 7, month: 7, year: 1 };

/** The values of a line as uPlot takes them: null is a gap, undefined is not. */
export function lineValues(slots: readonly Slot[], span: Span): (number | null | undefined)[] {
  const values: (number | null | undefined)[] = slots.map(({ value }) => value);
  let last: number | null = null;
  slots.forEach(({ value }, index) => {
    if (value === null) return;
    if (last !== null && index - last - 1 <= bridged[span]) values.fill(undefined, last + 1, index);
    last = index;
  });
  return values;
}

/** The place with a figure that is nearest to a place, the earlier of two; null if nothing has one. */
export function nearestFigure(slots: readonly Slot[], place: number): number | null {
  let nearest: number | null = null;
  slots.forEach(({ value }, index) => {
    if (value === null) return;
    if (nearest === null || Math.abs(index - place) < Math.abs(nearest - place)) nearest = index;
  });
  return nearest;
}
