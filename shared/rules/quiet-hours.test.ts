import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isQuiet, quietEnd, quietStart, usualQuietHours } from './quiet-hours';

const at = (instant: string) => new Date(instant);
const endIn = (zone: string, instant: string, quiet = usualQuietHours) =>
  quietEnd(at(instant), zone, quiet).toISOString();

describe('Quiet hours', () => {
  it('go from nine in the evening until eight in the morning, over midnight', () => {
    const quiet = (instant: string) => isQuiet(at(instant), 'UTC', usualQuietHours);
    expect(
      ['20:59', '21:00', '00:00', '07:59', '08:00'].map((time) => quiet(`2026-05-01T${time}:00Z`)),
    ).toEqual([false, true, true, true, false]);
  });

  it('may be within a day, or not at all', () => {
    const noon = { from: 13, to: 15 };
    const hours = ['12:59', '13:00', '14:59', '15:00'];
    expect(hours.map((time) => isQuiet(at(`2026-05-01T${time}:00Z`), 'UTC', noon))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isQuiet(at('2026-05-01T03:00:00Z'), 'UTC', null)).toBe(false);
    expect(quietStart(at('2026-05-01T03:00:00Z'), 'UTC', null)).toBeNull();
  });

  it('end in the morning of the person, whatever their offset, and at night when clocks change', () => {
    expect(endIn('Asia/Kathmandu', '2026-05-01T18:00:00Z')).toBe('2026-05-02T02:15:00.000Z');
    expect(endIn('Europe/Berlin', '2026-03-28T22:00:00Z')).toBe('2026-03-29T06:00:00.000Z');
    expect(endIn('Europe/Berlin', '2026-10-24T22:00:00Z')).toBe('2026-10-25T07:00:00.000Z');
  });

  it('skip a night whose clocks leave them out', () => {
    const quiet = { from: 2, to: 3 };
    expect(endIn('Europe/Berlin', '2026-03-28T22:00:00Z', quiet)).toBe('2026-03-30T01:00:00.000Z');
  });

  it('end where it is quiet before and no longer after, and begin the other way round', () => {
    const hour = fc.integer({ min: 0, max: 23 });
    const hours = fc.record({ from: hour, to: hour }).filter(({ from, to }) => from !== to);
    const zones = fc.constantFrom(
      'UTC',
      'Europe/Berlin',
      'Asia/Kathmandu',
      'America/St_Johns',
      'Pacific/Auckland',
    );
    const instants = fc.date({ min: at('2026-01-01'), max: at('2026-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(hours, zones, instants, (quiet, zone, instant) => {
        const before = (end: Date) => new Date(end.getTime() - 1);
        const end = quietEnd(instant, zone, quiet);
        const start = quietStart(instant, zone, quiet) as Date;
        expect([isQuiet(before(end), zone, quiet), isQuiet(end, zone, quiet)]).toEqual([true, false]);
        expect([isQuiet(before(start), zone, quiet), isQuiet(start, zone, quiet)]).toEqual([false, true]);
        expect(Math.min(end.getTime(), start.getTime())).toBeGreaterThan(instant.getTime());
      }),
      { seed: 7, numRuns: 200 },
    );
  });
});
