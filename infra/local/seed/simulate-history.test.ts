import { expect, it } from 'vitest';
import { addDays, localDateOf } from '../../../shared/rules/local-date';
import { demoHistory, demoPeople } from './demo-people';
import { sessionsOf } from './simulate-history';

const stepMs = 30 * 60_000;
/** A winter day, and the days on which clocks change in two of the zones. */
const days = ['2026-11-20', '2026-10-25', '2026-03-30', '2026-04-05'];
const zones = ['UTC', 'Europe/London', 'America/Los_Angeles', 'Pacific/Auckland', 'Pacific/Kiritimati'];

it.each(zones)('trains once on each of its days, whenever the demo is made, in %s', (zone) => {
  for (const day of days) {
    for (let step = 0; step < 48; step += 1) {
      const now = new Date(Date.parse(`${day}T00:01:00Z`) + step * stepMs);
      const today = localDateOf(now, zone);
      for (const history of [demoHistory, ...demoPeople.slice(0, 2)]) {
        const sessions = sessionsOf(history, now, zone);
        const expected = history.trainedDaysAgo.map((daysAgo) => addDays(today, -daysAgo));
        expect(sessions.map(({ localDate }) => localDate).toSorted()).toEqual(expected.toSorted());
        expect(sessions.every(({ completedAt }) => Date.parse(completedAt) <= now.getTime())).toBe(true);
      }
    }
  }
});
