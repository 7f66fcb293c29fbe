import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSuspicious, isSuspicious, type TimedSession } from './suspicious-times';

const noon = Date.parse('2026-03-31T12:00:00Z');
const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString();

function session(from: number, to: number, activeMinutes = to - from): TimedSession {
  const localDate = at(from).slice(0, 10);
  return {
    startedAt: at(from),
    completedAt: at(to),
    activeSeconds: activeMinutes * 60,
    localDate,
    counted: true,
  };
}
const many = (count: number, make: (n: number) => TimedSession) =>
  Array.from({ length: count }, (_, n) => make(n));
const none = { longerThanThemselves: 0, overlapping: 0, secondsBeyondTime: 0, longDays: 0, fullDays: 0 };

describe('Sessions that break the rules of time', () => {
  it.each([
    ['one after the other', [session(0, 20), session(20, 40)], {}],
    ['a dance in the pause of a workout', [session(0, 60, 20), session(20, 30)], {}],
    ['a start that came late', [{ ...session(0, 20), activeSeconds: 1204 }], {}],
    [
      'more active time than it took',
      [session(0, 20, 30)],
      { longerThanThemselves: 1, secondsBeyondTime: 600 },
    ],
    ['an end before its start', [session(20, 10, 1)], { longerThanThemselves: 1, secondsBeyondTime: 60 }],
    ['two at once', [session(0, 20), session(10, 30)], { overlapping: 2, secondsBeyondTime: 600 }],
    [
      'fifty within a minute',
      many(50, (n) => session(-30 + n / 100, n / 100, 20)),
      { overlapping: 50, secondsBeyondTime: 58_171, longDays: 1, fullDays: 1 },
    ],
    [
      'three that only together are too much',
      [session(0, 60, 30), session(0, 60, 25), session(0, 60, 20)],
      { secondsBeyondTime: 900 },
    ],
    ['seventeen hours of one day', [session(-720, 300)], { longDays: 1 }],
    ['twenty-one counted ones of one day', many(21, (n) => session(n * 10, n * 10 + 5)), { fullDays: 1 }],
    [
      'twenty-one that did not count',
      many(21, (n) => ({ ...session(n * 10, n * 10 + 5), counted: false })),
      {},
    ],
  ])('are found: %s', (_, sessions, findings) => {
    const found = findSuspicious(sessions);
    expect(found).toEqual({ ...none, ...findings });
    expect(isSuspicious(found)).toBe(Object.keys(findings).length > 0);
  });

  it('are never found in a diary of one thing at a time', () => {
    const steps = fc.record({
      rest: fc.integer({ min: 0, max: 300 }),
      active: fc.integer({ min: 1, max: 60 }),
      paused: fc.integer({ min: 0, max: 20 }),
    });
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 12 }), (diary) => {
        let now = 0;
        const sessions = diary.map(({ rest, active, paused }) => {
          const from = now + rest;
          now = from + active + paused;
          return session(from, now, active);
        });
        expect(findSuspicious(sessions)).toEqual(none);
      }),
      { seed: 4 },
    );
  });
});
