import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDateOf, localDateSchema, type LocalDate } from '../../shared/rules/local-date';
import { computeStreak } from '../points/rules/streak';
import { forgiveDates, type Move } from './forgive-dates';

const hourMs = 3_600_000;
const date = (text: string) => localDateSchema.parse(text);

const zones = [
  'Etc/GMT+12',
  'Pacific/Pago_Pago',
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/New_York',
  'America/St_Johns',
  'UTC',
  'Europe/London',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
];
const zone = fc.constantFrom(...zones);
const instant = fc
  .integer({ min: 0, max: 365 * 24 * 60 - 1 })
  .map((minutes) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000));

describe('A move between time zones', () => {
  it.each([
    // At 20:00 on March 3 in Honolulu it is 20:00 on March 4 in Kiritimati.
    ['gives the date under way', false, ['2026-03-03']],
    ['gives the next one, of which little is left, when today was active already', true, ['2026-03-04']],
  ])('of a day east %s', (_, isTodayActive, forgiven) => {
    const now = new Date('2026-03-04T06:00:00Z');
    const move = { now, from: 'Pacific/Honolulu', to: 'Pacific/Kiritimati', isTodayActive };
    expect(forgiveDates([], move)).toEqual(forgiven);
  });

  it('of more than a day east gives two', () => {
    const now = new Date('2026-03-04T11:30:00Z');
    const move = { now, from: 'Etc/GMT+12', to: 'Pacific/Kiritimati', isTodayActive: true };
    expect(forgiveDates([], move)).toEqual(['2026-03-04', '2026-03-05']);
  });

  it('gives nothing when the new zone has the same date and it was active already', () => {
    const now = new Date('2026-03-04T12:00:00Z');
    const move = { now, from: 'Europe/London', to: 'Asia/Tokyo', isTodayActive: true };
    expect(forgiveDates([], move)).toEqual([]);
  });

  it('to the west or within one offset gives nothing, at any hour', () => {
    fc.assert(
      fc.property(instant, zone, zone, fc.boolean(), (now, a, b, isTodayActive) => {
        const there = forgiveDates([], { now, from: a, to: b, isTodayActive });
        const back = forgiveDates([], { now, from: b, to: a, isTodayActive });
        expect(there.length === 0 || back.length === 0).toBe(true);
        expect(forgiveDates([], { now, from: a, to: a, isTodayActive })).toEqual([]);
      }),
    );
  });

  it('gives only dates that are under way or passed in one of the two zones', () => {
    fc.assert(
      fc.property(instant, zone, zone, fc.boolean(), (now, from, to, isTodayActive) => {
        for (const forgiven of forgiveDates([], { now, from, to, isTodayActive })) {
          expect(forgiven >= localDateOf(now, from) && forgiven <= localDateOf(now, to)).toBe(true);
        }
      }),
    );
  });

  it.each([
    ['29 days after another one gives nothing', '2026-02-02', ['2026-02-02']],
    ['30 days after another one gives its date', '2026-02-01', ['2026-02-01', '2026-03-03']],
    ['with a date ahead from an earlier one gives nothing', '2026-03-04', ['2026-03-04']],
  ])('%s', (_, known, forgiven) => {
    const now = new Date('2026-03-04T06:00:00Z');
    const move = { now, from: 'Pacific/Honolulu', to: 'Asia/Tokyo', isTodayActive: false };
    expect(forgiveDates([date(known)], move)).toEqual(forgiven);
  });

  it('leaves the five latest dates remembered', () => {
    const known = [1, 2, 3, 4, 5].map((months) => addDays(date('2025-06-01'), months * 31));
    const now = new Date('2026-03-04T06:00:00Z');
    const move = { now, from: 'Pacific/Honolulu', to: 'Asia/Tokyo', isTodayActive: false };
    expect(forgiveDates(known, move)).toEqual([...known.slice(1), '2026-03-03']);
  });
});

interface Journey {
  start: Date;
  /** Hours from each workout to the next. */
  gaps: number[];
  from: string;
  to: string;
  /** Before which workout the move happens, and how far into the gap. */
  movesBefore: number;
  share: number;
}

/** The streak after the last workout, and the number of dates with training. */
function streakAfter({ start, gaps, from, to, movesBefore, share }: Journey) {
  const activeDates: LocalDate[] = [];
  let forgivenDates: LocalDate[] = [];
  let timeZone = from;
  let at = start.getTime();
  gaps.forEach((hours, index) => {
    activeDates.push(localDateOf(new Date(at), timeZone));
    if (index === movesBefore) {
      const now = new Date(at + hours * hourMs * share);
      const isTodayActive = activeDates.includes(localDateOf(now, from));
      const move: Move = { now, from, to, isTodayActive };
      forgivenDates = forgiveDates([], move);
      timeZone = to;
    }
    at += hours * hourMs;
  });
  const today = localDateOf(new Date(at), timeZone);
  const { current } = computeStreak({ activeDates: [...activeDates, today], today, forgivenDates });
  return { current, dates: new Set([...activeDates, today]).size };
}

describe('The streak of someone who trains every day', () => {
  it('survives any move at any hour', () => {
    const journey = fc.record({
      start: instant,
      // Daylight saving time begins with a day of 23 hours.
      gaps: fc.array(fc.integer({ min: 6, max: 23 }), { minLength: 4, maxLength: 4 }),
      from: zone,
      to: zone,
      movesBefore: fc.integer({ min: 0, max: 3 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(journey, (each) => {
        const { current, dates } = streakAfter(each);
        expect(current).toBe(dates);
      }),
      { numRuns: 400 },
    );
  });

  it('survives the longest jump east at each hour of the day', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const start = new Date(Date.UTC(2026, 2, 1, hour));
      const move = { from: 'Pacific/Honolulu', to: 'Pacific/Kiritimati', movesBefore: 1, share: 0.5 };
      const { current, dates } = streakAfter({ start, gaps: [24, 24, 24], ...move });
      expect({ hour, current }).toEqual({ hour, current: dates });
    }
  });
});
