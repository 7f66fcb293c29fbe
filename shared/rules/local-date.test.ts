import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  isTimeZone,
  localDateOf,
  localDateSchema,
  startOfDate,
  weekday,
} from './local-date';

const day = (text: string) => localDateSchema.parse(text);
const anyDay = fc
  .integer({ min: 0, max: 60_000 })
  .map((days) => day(new Date(days * 86_400_000).toISOString().slice(0, 10)));

describe('the calendar day of a moment', () => {
  it.each([
    ['2026-03-10T23:30:00Z', 'Europe/Lisbon', '2026-03-10'],
    ['2026-03-10T23:30:00Z', 'Europe/Berlin', '2026-03-11'],
    ['2026-03-10T23:30:00Z', 'America/Los_Angeles', '2026-03-10'],
    ['2026-03-10T10:30:00Z', 'Pacific/Kiritimati', '2026-03-11'],
    ['2026-03-10T10:30:00Z', 'Pacific/Pago_Pago', '2026-03-09'],
    ['2026-03-10T18:20:00Z', 'Asia/Kathmandu', '2026-03-11'],
    ['2026-12-31T23:59:59Z', 'UTC', '2026-12-31'],
  ])('is the right one: %s in %s is %s', (instant, timeZone, expected) => {
    expect(localDateOf(new Date(instant), timeZone)).toBe(expected);
  });

  it('changes at the local midnight on the days when clocks change', () => {
    expect(localDateOf(new Date('2026-03-29T21:59:59Z'), 'Europe/Berlin')).toBe('2026-03-29');
    expect(localDateOf(new Date('2026-03-29T22:00:00Z'), 'Europe/Berlin')).toBe('2026-03-30');
    expect(localDateOf(new Date('2026-10-25T22:59:59Z'), 'Europe/Berlin')).toBe('2026-10-25');
    expect(localDateOf(new Date('2026-10-25T23:00:00Z'), 'Europe/Berlin')).toBe('2026-10-26');
  });

  it('refuses an unknown zone and a moment that is none', () => {
    expect(() => localDateOf(new Date(0), 'Mars/Olympus')).toThrow(RangeError);
    expect(() => localDateOf(new Date('soon'), 'UTC')).toThrow(RangeError);
  });
});

describe('the first moment of a calendar day', () => {
  it.each([
    ['2026-11-30', 'UTC', '2026-11-30T00:00:00.000Z'],
    ['2026-11-30', 'Pacific/Kiritimati', '2026-11-29T10:00:00.000Z'],
    ['2026-11-30', 'Etc/GMT+12', '2026-11-30T12:00:00.000Z'],
    ['2026-11-30', 'Asia/Kathmandu', '2026-11-29T18:15:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    // The clocks went from midnight to one.
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    // There was no such day: it begins with the one after it.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s in %s is %s', (date, timeZone, expected) => {
    expect(startOfDate(day(date), timeZone).toISOString()).toBe(expected);
  });
});

describe('a time zone name', () => {
  it('is accepted when the platform knows it', () => {
    expect(isTimeZone('America/Sao_Paulo')).toBe(true);
    expect(isTimeZone('UTC')).toBe(true);
  });

  it('is refused otherwise, every time it is asked', () => {
    expect(isTimeZone('')).toBe(false);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
  });
});

describe('a local date', () => {
  it('must be a day that exists', () => {
    expect(localDateSchema.safeParse('2024-02-29').success).toBe(true);
    const refused = ['2026-02-29', '2026-13-01', '2026-1-1', '2026-01-01T00:00:00Z', ''];
    expect(refused.filter((text) => localDateSchema.safeParse(text).success)).toEqual([]);
  });

  it('moves over month ends and leap days', () => {
    expect(addDays(day('2024-02-28'), 1)).toBe('2024-02-29');
    expect(addDays(day('2026-01-01'), -1)).toBe('2025-12-31');
    expect(daysBetween(day('2026-03-28'), day('2026-03-30'))).toBe(2);
    expect(daysBetween(day('2026-03-30'), day('2026-03-28'))).toBe(-2);
  });

  it('knows its weekday, Monday first', () => {
    expect(weekday(day('2026-07-20'))).toBe(1);
    expect(weekday(day('2026-07-26'))).toBe(7);
  });

  it('returns to itself after moving there and back', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -2000, max: 2000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(weekday(addDays(date, 7))).toBe(weekday(date));
      }),
    );
  });
});

describe('in any time zone', () => {
  const seed = 3;
  const zone = fc.constantFrom(
    'UTC',
    'Europe/Lisbon',
    'America/St_Johns',
    'America/Los_Angeles',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Pacific/Chatham',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
  );
  // From 2012 on, after the last zone that skipped a whole day.
  const instant = fc
    .integer({ min: Date.UTC(2012, 0), max: Date.UTC(2038, 0) })
    .map((time) => new Date(time));
  const later = (time: Date, hours: number) => new Date(time.getTime() + hours * 3_600_000);

  it('a later moment is never an earlier day', () => {
    fc.assert(
      fc.property(instant, zone, fc.nat(200), (time, timeZone, hours) => {
        const days = daysBetween(localDateOf(time, timeZone), localDateOf(later(time, hours), timeZone));
        expect(days).toBeGreaterThanOrEqual(0);
      }),
      { seed },
    );
  });

  it('no day is left out: within an hour the calendar moves by one day at most', () => {
    fc.assert(
      fc.property(instant, zone, (time, timeZone) => {
        const days = daysBetween(localDateOf(time, timeZone), localDateOf(later(time, 1), timeZone));
        expect([0, 1]).toContain(days);
      }),
      { seed },
    );
  });

  it('people at the same moment are at most one day apart from Greenwich', () => {
    fc.assert(
      fc.property(instant, zone, (time, timeZone) => {
        const days = daysBetween(localDateOf(time, 'UTC'), localDateOf(time, timeZone));
        expect(Math.abs(days)).toBeLessThanOrEqual(1);
      }),
      { seed },
    );
  });

  it('a zone is the same however its name is written', () => {
    fc.assert(
      fc.property(instant, zone, (time, timeZone) => {
        expect(localDateOf(time, timeZone.toUpperCase())).toBe(localDateOf(time, timeZone));
      }),
      { seed, numRuns: 20 },
    );
  });

  it('days sort as text in the order of the calendar', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(a < b).toBe(daysBetween(a, b) > 0);
      }),
      { seed },
    );
  });
});
