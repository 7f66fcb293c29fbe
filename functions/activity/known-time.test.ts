import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOwnWorkout, isSameActivity } from '../../shared/rules/activities';
import { toldRun } from '../../tests/support/body-data';
import { createKnownTime } from './known-time';

const hour = 3_600_000;
const from = Date.parse('2026-11-16T00:00:00Z');
const span = fc
  .record({
    hours: fc.integer({ min: 0, max: 150 }),
    kind: fc.constantFrom('run' as const, 'strength' as const, 'other' as const),
    durationSeconds: fc.integer({ min: 60, max: 172_800 }),
  })
  .map(({ hours, ...rest }) => toldRun(new Date(from + hours * hour).toISOString(), rest));

describe('The time that is known', () => {
  it('is what the rule says of any activity or workout, however many days apart they begin', () => {
    fc.assert(
      fc.property(fc.array(span), fc.array(span), span, (activities, workouts, activity) => {
        const isKnown =
          activities.some((each) => isSameActivity(activity, each)) ||
          workouts.some((each) => isOwnWorkout(activity, each));
        expect(createKnownTime(activities, workouts).has(activity)).toBe(isKnown);
      }),
      { numRuns: 200 },
    );
  });

  it('takes in what is added to it', () => {
    const known = createKnownTime([], []);
    const run = toldRun('2026-11-20T06:30:00Z');
    expect(known.has(run)).toBe(false);
    known.add(run);
    expect(known.has({ ...run, durationSeconds: 1700 })).toBe(true);
    expect(known.has({ ...run, kind: 'swim' })).toBe(false);
  });
});
