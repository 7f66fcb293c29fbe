import { describe, expect, it } from 'vitest';
import { localDateSchema } from '../../../shared/rules/local-date';
import { dayDescription, daysOf, periodOf, periodSummary, periodText, type DayTotal } from './history-days';

const day = (text: string) => localDateSchema.parse(text);
const total = (date: string, caloriesKcal: number): DayTotal => ({
  date: day(date),
  mealsLogged: 3,
  totals: { caloriesKcal, proteinG: 0, carbsG: 0, fatsG: 0, fibreG: 0 },
  waterMillilitres: 0,
});

describe('the days of a period', () => {
  it.each([
    ['2026-11-20', '2026-11-16', '2026-11-22'],
    ['2026-11-16', '2026-11-16', '2026-11-22'],
    ['2026-11-22', '2026-11-16', '2026-11-22'],
  ])('of the week of %s are from Monday %s to Sunday %s', (date, from, to) => {
    expect(periodOf('week', day(date))).toEqual({ from, to });
  });

  it.each([
    ['2026-11-20', 30],
    ['2026-02-28', 28],
    ['2028-02-01', 29],
    ['2026-12-31', 31],
  ])('of the month of %s are %s', (date, count) => {
    const days = daysOf(periodOf('month', day(date)));
    expect(days).toHaveLength(count);
    expect(new Set(days.map((each) => each.slice(0, 7)))).toEqual(new Set([date.slice(0, 7)]));
  });

  it('have a name', () => {
    expect(periodText('week', periodOf('week', day('2026-12-01')))).toBe('Nov 30 – Dec 6');
    expect(periodText('month', periodOf('month', day('2026-12-01')))).toBe('December 2026');
  });

  it('are told in words', () => {
    expect(dayDescription(day('2026-11-16'), total('2026-11-16', 1820), 2000)).toBe(
      'Monday, November 16: 1,820 of 2,000 kcal, 3 meals',
    );
    expect(dayDescription(day('2026-11-17'), undefined, 2000)).toBe('Tuesday, November 17: nothing logged');
    expect(periodSummary([total('2026-11-16', 1820), total('2026-11-17', 2400)], 2000)).toBe(
      '2 days logged, 2,110 kcal a day on average. 1 close to your target.',
    );
    expect(periodSummary([], 2000)).toBe('Nothing was logged in this period.');
  });
});
