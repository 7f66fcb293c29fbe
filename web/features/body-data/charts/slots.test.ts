import { describe, expect, it } from 'vitest';
import { bodyDay, day } from '../body-data.fixture';
import { periodOf } from './periods';
import { lineValues, nearestFigure, readingsIn, slotsOf } from './slots';

const stepsIn = (days: Parameters<typeof readingsIn>[0], period: ReturnType<typeof periodOf>) =>
  slotsOf(
    readingsIn(days, period, ({ steps }) => steps),
    period,
  );

describe('The places on a chart', () => {
  it('are the days of a week or month, and a day without data is a gap, not a zero', () => {
    const week = periodOf('week', day('2026-11-20'));
    const days = [
      bodyDay('2026-11-18', { steps: 0 }),
      bodyDay('2026-11-16', { steps: 5_000 }),
      bodyDay('2026-11-17'),
    ];
    expect(stepsIn(days, week).map(({ value }) => value)).toEqual([5_000, null, 0, null, null, null, null]);
    expect(stepsIn(days, periodOf('month', day('2026-11-20')))).toHaveLength(30);
  });

  it('are read at the nearest figure', () => {
    const slots = stepsIn(
      [bodyDay('2026-11-17', { steps: 1 }), bodyDay('2026-11-20', { steps: 2 })],
      periodOf('week', day('2026-11-20')),
    );
    expect([-1, 0, 1.9, 2, 2.5, 2.6, 4, 9].map((place) => nearestFigure(slots, place))).toEqual([
      1, 1, 1, 1, 1, 4, 4, 4,
    ]);
    expect(nearestFigure(stepsIn([], periodOf('week', day('2026-11-20'))), 1)).toBeNull();
  });

  it('leave out days of other periods', () => {
    const week = periodOf('week', day('2026-11-20'));
    expect(stepsIn([bodyDay('2026-11-15', { steps: 9 })], week).every(({ value }) => value === null)).toBe(
      true,
    );
  });

  it('are the weeks of a year, each with the average of its days that have data', () => {
    const year = periodOf('year', day('2026-11-20'));
    const slots = stepsIn(
      [
        bodyDay('2026-01-01', { steps: 1_000 }),
        bodyDay('2026-01-04', { steps: 3_000 }),
        bodyDay('2026-01-05', { steps: 7_000 }),
      ],
      year,
    );
    expect(slots).toHaveLength(53);
    expect(slots.slice(0, 3)).toEqual([
      { from: '2026-01-01', value: 2_000 },
      { from: '2026-01-05', value: 7_000 },
      { from: '2026-01-12', value: null },
    ]);
  });

  it('are joined by a line across a week without a value, and not across more', () => {
    const month = periodOf('month', day('2026-11-20'));
    const weighed = ['2026-11-01', '2026-11-09', '2026-11-18'].map((date) => bodyDay(date, { weightKg: 70 }));
    const slots = slotsOf(
      readingsIn(weighed, month, ({ weightKg }) => weightKg),
      month,
    );
    const values = lineValues(slots, 'month');
    expect(values.slice(0, 9)).toEqual([70, ...Array<undefined>(7).fill(undefined), 70]);
    expect(values.slice(9, 18)).toEqual([...Array<null>(8).fill(null), 70]);
    expect(values.slice(18)).toEqual(Array<null>(12).fill(null));
  });
});
