import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hourOf } from './hour-of';
import { isWakingHour, nextNight, nextReminderTime } from './reminder-time';

const at = (instant: string) => new Date(instant);
const next = (from: string, zone: string, hour: number) =>
  nextReminderTime(at(from), zone, hour).toISOString();

describe('the next reminder', () => {
  it.each([
    ['2026-11-20T10:20:00Z', 'UTC', 19, '2026-11-20T19:00:00.000Z'],
    ['2026-11-20T19:20:00Z', 'UTC', 19, '2026-11-20T19:00:00.000Z'],
    ['2026-11-20T20:00:00Z', 'UTC', 19, '2026-11-21T19:00:00.000Z'],
    ['2026-11-20T10:00:00Z', 'America/Los_Angeles', 19, '2026-11-21T03:00:00.000Z'],
    ['2026-11-20T10:00:00Z', 'Asia/Tokyo', 8, '2026-11-20T23:00:00.000Z'],
    ['2026-11-20T10:00:00Z', 'Asia/Kolkata', 19, '2026-11-20T14:00:00.000Z'],
    ['2026-11-20T10:00:00Z', 'Asia/Kathmandu', 21, '2026-11-20T16:00:00.000Z'],
    ['2026-11-20T10:00:00Z', 'Pacific/Kiritimati', 12, '2026-11-20T22:00:00.000Z'],
  ])('from %s in %s at %i is %s', (from, zone, hour, expected) => {
    expect(next(from, zone, hour)).toBe(expected);
  });

  it('is later than the one before, also within its hour', () => {
    const before = at('2026-11-20T19:00:00Z');
    const following = nextReminderTime(at('2026-11-20T19:20:00Z'), 'UTC', 19, before);
    expect(following.toISOString()).toBe('2026-11-21T19:00:00.000Z');
  });

  it.each([
    ['the clocks go back', '2026-10-24T19:30:00Z', '2026-10-25T19:00:00.000Z', '2026-10-26T19:00:00.000Z'],
    ['the clocks go forward', '2026-03-28T19:30:00Z', '2026-03-29T18:00:00.000Z', '2026-03-30T18:00:00.000Z'],
  ])('stays at the same hour of the day when %s', (_, from, first, second) => {
    const one = nextReminderTime(at(from), 'Europe/London', 19, at(from));
    expect(one.toISOString()).toBe(first);
    expect(nextReminderTime(one, 'Europe/London', 19, one).toISOString()).toBe(second);
  });

  it('comes once a local day at the chosen hour, whatever the zone does in two years', () => {
    const zones = [
      'Europe/Berlin',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'America/Santiago',
    ];
    const zone = fc.constantFrom(...zones, 'Pacific/Chatham', 'Africa/Cairo', 'America/Havana');
    const start = fc.date({
      min: at('2026-01-01T00:00:00Z'),
      max: at('2027-12-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(zone, fc.integer({ min: 8, max: 21 }), start, (timeZone, hour, from) => {
        let time = nextReminderTime(from, timeZone, hour);
        for (let day = 0; day < 5; day += 1) {
          const following = nextReminderTime(time, timeZone, hour, time);
          expect(hourOf(following, timeZone)).toBe(hour);
          expect(isWakingHour(following, timeZone)).toBe(true);
          const hours = (following.getTime() - time.getTime()) / 3_600_000;
          expect([23, 24, 25]).toContain(hours);
          time = following;
        }
      }),
      { seed: 16, numRuns: 120 },
    );
  });
});

describe('the night', () => {
  it.each([
    ['2026-11-20T19:00:00Z', 'UTC', '2026-11-20T22:00:00.000Z'],
    ['2026-11-20T14:00:00Z', 'Asia/Kolkata', '2026-11-20T16:30:00.000Z'],
    ['2026-11-20T23:10:00Z', 'UTC', '2026-11-20T23:00:00.000Z'],
  ])('after %s in %s begins at %s', (instant, zone, expected) => {
    expect(nextNight(at(instant), zone).toISOString()).toBe(expected);
  });

  it('is from ten to eight', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => hour);
    const waking = hours.filter((hour) =>
      isWakingHour(at(`2026-11-20T${String(hour).padStart(2, '0')}:30:00Z`), 'UTC'),
    );
    expect([waking[0], waking.at(-1), waking.length]).toEqual([8, 21, 14]);
  });
});
