import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDateSchema, type LocalDate } from '../../../shared/rules/local-date';
import { computeStreak, maximumBridgeableGap } from './streak';

const today = localDateSchema.parse('2026-03-31');
const ago = (days: number): LocalDate => addDays(today, -days);
/** Every day from `first` to `last` days ago, both included. */
const daysAgo = (first: number, last: number) =>
  Array.from({ length: first - last + 1 }, (_, index) => ago(first - index));

describe('a streak', () => {
  it('is empty without any active day', () => {
    expect(computeStreak({ activeDates: [], today })).toEqual({
      current: 0,
      longest: 0,
      runStart: null,
      lastActive: null,
      freezesHeld: 0,
      freezesUsed: [],
      outsideUsed: [],
      towardAwards: 0,
      atRisk: false,
    });
  });

  it('grows by one for each day in a row', () => {
    const streak = computeStreak({ activeDates: daysAgo(4, 0), today });
    expect(streak).toMatchObject({
      current: 5,
      longest: 5,
      runStart: ago(4),
      lastActive: today,
      atRisk: false,
    });
  });

  it('counts a day once however often it was active', () => {
    expect(computeStreak({ activeDates: [today, today, ago(1), today], today }).current).toBe(2);
  });

  it('is still alive, but at risk, while today is not active yet', () => {
    expect(computeStreak({ activeDates: daysAgo(3, 1), today })).toMatchObject({ current: 3, atRisk: true });
  });

  it('ends with a missed day when no freeze is held', () => {
    const streak = computeStreak({ activeDates: daysAgo(5, 2), today });
    expect(streak).toMatchObject({
      current: 0,
      longest: 4,
      runStart: null,
      lastActive: ago(2),
      atRisk: false,
    });
  });

  it('starts again after it ended and remembers the longest run', () => {
    const streak = computeStreak({ activeDates: [...daysAgo(9, 5), today, ago(1)], today });
    expect(streak).toMatchObject({ current: 2, longest: 5, runStart: ago(1), freezesHeld: 0 });
  });
});

describe('a freeze', () => {
  it.each([
    [6, 0],
    [7, 1],
    [13, 1],
    [14, 2],
    [21, 2],
    [70, 2],
  ])('is held after every seventh day, two at most: %i days hold %i', (days, held) => {
    expect(computeStreak({ activeDates: daysAgo(days - 1, 0), today }).freezesHeld).toBe(held);
  });

  it('covers a missed day: the streak stays but does not grow', () => {
    const streak = computeStreak({ activeDates: [...daysAgo(10, 4), ...daysAgo(2, 0)], today });
    expect(streak).toMatchObject({ current: 10, runStart: ago(10), freezesHeld: 0, freezesUsed: [ago(3)] });
  });

  it('covers yesterday while today is still open', () => {
    const streak = computeStreak({ activeDates: daysAgo(8, 2), today });
    expect(streak).toMatchObject({ current: 7, freezesHeld: 0, freezesUsed: [ago(1)], atRisk: true });
  });

  it('covers two missed days in a row when two are held, never three', () => {
    const activeDates = daysAgo(30, 10);
    const resumed = (missed: number) => [...activeDates, ago(9 - missed)];
    expect(computeStreak({ activeDates: resumed(2), today: ago(7) }).current).toBe(22);
    expect(computeStreak({ activeDates: resumed(3), today: ago(6) }).current).toBe(1);
    expect(maximumBridgeableGap).toBe(2);
  });

  it('is not spent on half a gap: one freeze cannot save two missed days', () => {
    const streak = computeStreak({ activeDates: [...daysAgo(9, 3), today], today });
    expect(streak).toMatchObject({ current: 1, freezesHeld: 0, freezesUsed: [] });
  });

  it('is lost with its run', () => {
    const streak = computeStreak({ activeDates: [...daysAgo(40, 27), ...daysAgo(2, 0)], today });
    expect(streak).toMatchObject({ current: 3, longest: 14, freezesHeld: 0 });
  });

  it('is earned by active days, not by covered ones', () => {
    const streak = computeStreak({ activeDates: [...daysAgo(13, 7), ...daysAgo(5, 0)], today });
    expect(streak).toMatchObject({ current: 13, freezesHeld: 0 });
  });
});

describe('a change of time zone', () => {
  it('never ends a streak: the skipped date is forgiven and costs no freeze', () => {
    const activeDates = [...daysAgo(9, 3), ...daysAgo(1, 0)];
    const streak = computeStreak({ activeDates, today, forgivenDates: [ago(2)] });
    expect(streak).toMatchObject({ current: 9, freezesHeld: 1, freezesUsed: [] });
  });

  it('forgives only the date it skipped', () => {
    expect(computeStreak({ activeDates: [ago(3), today], today, forgivenDates: [ago(2)] }).current).toBe(1);
    expect(computeStreak({ activeDates: [ago(3)], today, forgivenDates: [ago(2), ago(1)] }).current).toBe(1);
  });

  it('lets an active forgiven day count', () => {
    expect(computeStreak({ activeDates: daysAgo(2, 0), today, forgivenDates: [ago(1)] }).current).toBe(3);
  });

  it('accepts a day that is still to come after a trip west', () => {
    const tomorrow = addDays(today, 1);
    const streak = computeStreak({ activeDates: [ago(2), ago(1), tomorrow], today });
    expect(streak).toMatchObject({ current: 3, lastActive: tomorrow, atRisk: false });
    expect(computeStreak({ activeDates: [ago(1), today, tomorrow], today }).current).toBe(3);
  });
});

describe('whatever the history', () => {
  /** The last `days` days, of which about four in five were active. */
  const history = (days: number) =>
    fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: days + 1, maxLength: days + 1 })
      .map((rolls) => rolls.flatMap((roll, index) => (roll < 8 ? [ago(index)] : [])));
  const forgiven = fc.uniqueArray(fc.integer({ min: 0, max: 60 }).map(ago), { maxLength: 4 });

  it('the streak is what walking through the calendar day by day gives', () => {
    fc.assert(
      fc.property(history(80), forgiven, (activeDates, forgivenDates) => {
        const { current, freezesHeld } = computeStreak({ activeDates, today, forgivenDates });
        expect({ current, freezesHeld }).toEqual(walk(new Set(activeDates), new Set(forgivenDates)));
      }),
      { numRuns: 500 },
    );
  });

  it('the order of the dates changes nothing', () => {
    fc.assert(
      fc.property(history(60), forgiven, fc.integer(), (activeDates, forgivenDates, seed) => {
        const shuffled = activeDates.toSorted((a, b) => hash(a, seed) - hash(b, seed));
        expect(computeStreak({ activeDates: shuffled, today, forgivenDates })).toEqual(
          computeStreak({ activeDates, today, forgivenDates }),
        );
      }),
    );
  });

  it('being active today makes the streak at least one and never shorter', () => {
    fc.assert(
      fc.property(history(60), forgiven, (activeDates, forgivenDates) => {
        const before = computeStreak({ activeDates, today, forgivenDates });
        const after = computeStreak({ activeDates: [...activeDates, today], today, forgivenDates });
        const grows = activeDates.includes(today) ? 0 : 1;
        expect(after.current).toBe(before.current + grows);
        expect(after.longest).toBeGreaterThanOrEqual(before.longest);
      }),
    );
  });

  // Beyond 20 days a full pair of freezes can waste the next one, so a denser past may leave fewer later.
  it('one more active day in the last three weeks never shortens the streak', () => {
    fc.assert(
      fc.property(history(19), fc.integer({ min: 0, max: 19 }), (activeDates, extra) => {
        const before = computeStreak({ activeDates, today });
        const after = computeStreak({ activeDates: [...activeDates, ago(extra)], today });
        expect(after.current).toBeGreaterThanOrEqual(before.current);
      }),
      { numRuns: 1000 },
    );
  });

  it('days before a gap that cannot be bridged do not matter', () => {
    fc.assert(
      fc.property(history(40), history(40), (older, newer) => {
        const before = older.map((date) => addDays(date, -41 - maximumBridgeableGap - 1));
        const { longest: _, ...withPast } = computeStreak({
          activeDates: [...before, ago(40), ...newer],
          today,
        });
        const { longest: __, ...without } = computeStreak({ activeDates: [ago(40), ...newer], today });
        expect(withPast).toEqual(without);
      }),
    );
  });

  it('the current run is no longer than the longest and never holds more than two freezes', () => {
    fc.assert(
      fc.property(history(80), forgiven, (activeDates, forgivenDates) => {
        const streak = computeStreak({ activeDates, today, forgivenDates });
        expect(streak.current).toBeLessThanOrEqual(streak.longest);
        expect(streak.freezesHeld).toBeLessThanOrEqual(2);
        expect(streak.runStart === null).toBe(streak.current === 0);
      }),
    );
  });
});

function hash(text: string, seed: number): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, seed);
}

/** The same rules the way a person would explain them: day after day from the oldest to today. */
function walk(active: Set<string>, forgiven: Set<string>) {
  let current = 0;
  let freezesHeld = 0;
  for (let date = ago(100); date <= today; date = addDays(date, 1)) {
    if (active.has(date)) {
      current += 1;
      if (current % 7 === 0) freezesHeld = Math.min(2, freezesHeld + 1);
    } else if (date < today && !forgiven.has(date)) {
      if (freezesHeld === 0) current = 0;
      else freezesHeld -= 1;
    }
  }
  return { current, freezesHeld };
}
