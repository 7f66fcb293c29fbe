import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDateSchema } from '../../../shared/rules/local-date';
import { runContaining } from './streak-run';

const first = localDateSchema.parse('2026-03-01');
const march = (day: number) => addDays(first, day - 1);
const days = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => march(from + index));

describe('the run that a day belongs to', () => {
  it('reaches from its first to its last active day, whatever came later', () => {
    const activeDates = [...days(1, 5), ...days(10, 12)];
    expect(runContaining(march(3), { activeDates })).toEqual({ start: march(1), end: march(5), length: 5 });
    expect(runContaining(march(11), { activeDates })).toEqual({
      start: march(10),
      end: march(12),
      length: 3,
    });
  });

  it('is held together by freezes and forgiven dates', () => {
    const activeDates = [...days(1, 7), ...days(9, 10)];
    expect(runContaining(march(2), { activeDates })).toEqual({ start: march(1), end: march(10), length: 9 });
    const forgiven = { activeDates: [...days(1, 3), ...days(5, 6)], forgivenDates: [march(4)] };
    expect(runContaining(march(6), forgiven)).toEqual({ start: march(1), end: march(6), length: 5 });
  });

  it('is empty for a day that was not active', () => {
    expect(runContaining(march(4), { activeDates: days(1, 3) })).toEqual({
      start: null,
      end: null,
      length: 0,
    });
  });

  it('does not depend on the order of the days', () => {
    const activeDates = [march(3), march(1), march(2), march(2)];
    expect(runContaining(march(2), { activeDates })).toEqual({ start: march(1), end: march(3), length: 3 });
  });
});

describe('for any diary', () => {
  const seed = 8;
  const diary = fc.uniqueArray(fc.integer({ min: 1, max: 60 }).map(march), { minLength: 1, maxLength: 45 });
  const withOne = diary.chain((activeDates) =>
    fc.tuple(fc.constant(activeDates), fc.constantFrom(...activeDates)),
  );

  it('an active day lies within its run, and the run begins and ends on active days', () => {
    fc.assert(
      fc.property(withOne, ([activeDates, date]) => {
        const { start, end } = runContaining(date, { activeDates });
        expect(activeDates).toContain(start);
        expect(activeDates).toContain(end);
        expect(String(start) <= date && date <= String(end)).toBe(true);
      }),
      { seed },
    );
  });

  it('every active day of a run belongs to that same run, and they are its length', () => {
    fc.assert(
      fc.property(withOne, ([activeDates, date]) => {
        const run = runContaining(date, { activeDates });
        const members = activeDates.filter((each) => each >= String(run.start) && each <= String(run.end));
        expect(members).toHaveLength(run.length);
        for (const each of members) expect(runContaining(each, { activeDates })).toEqual(run);
      }),
      { seed, numRuns: 50 },
    );
  });

  it('a day without activity belongs to none', () => {
    fc.assert(
      fc.property(diary, fc.integer({ min: 1, max: 60 }), (activeDates, day) => {
        fc.pre(!activeDates.includes(march(day)));
        expect(runContaining(march(day), { activeDates }).length).toBe(0);
      }),
      { seed },
    );
  });
});
