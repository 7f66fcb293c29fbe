import { describe, expect, it } from 'vitest';
import { importPartSchema } from '../../../shared/contracts/body-data';
import { addDays, localDateSchema } from '../../../shared/rules/local-date';
import { demoBodyData } from './demo-body-data';

const today = localDateSchema.parse('2026-11-20');

describe("The demo account's watch", () => {
  it.each(['Pacific/Kiritimati', 'UTC', 'America/Los_Angeles'])(
    'tells twelve weeks up to yesterday in %s',
    (zone) => {
      const part = demoBodyData(today, zone, () => false);
      expect(importPartSchema.parse(part)).toEqual(part);
      expect([part.steps.length, part.restingHeartRates.length]).toEqual([84, 84]);
      expect(part.steps.at(-1)?.date).toBe(addDays(today, -1));
      expect(new Set(part.activities.map(({ kind }) => kind))).toEqual(new Set(['run', 'ride', 'walk']));
    },
  );

  it('leaves days alone whose steps are known, and the last ten days without an outing', () => {
    const { steps, activities } = demoBodyData(today, 'UTC', (daysAgo) => daysAgo % 2 === 0);
    expect(steps).toHaveLength(42);
    expect(activities.every(({ date }) => date < addDays(today, -10))).toBe(true);
  });
});
