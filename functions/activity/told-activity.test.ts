import { describe, expect, it } from 'vitest';
import { addDays, localDateSchema } from '../../shared/rules/local-date';
import { toldRun } from '../../tests/support/body-data';
import { activityOf, isAhead } from './told-activity';

const now = new Date('2026-11-20T10:00:00Z');
const today = localDateSchema.parse('2026-11-20');
const from = { source: 'Watch', importId: null };

describe('A told activity', () => {
  it.each(['2026-11-20T06:30Z', '2026-11-20T06:30:00Z', '2026-11-20T06:30:00.9Z'])(
    'that began at %s is stored under its whole second',
    (startedAt) => {
      expect(activityOf(toldRun(startedAt), from)).toMatchObject({
        id: '20261120T063000Z-run',
        startedAt: '2026-11-20T06:30:00Z',
        source: 'Watch',
      });
    },
  );

  it.each([
    ['today', '2026-11-20T09:00:00Z', 0, false],
    ['tomorrow where it was recorded', '2026-11-20T10:00:00Z', 1, false],
    ['a moment from now, by a clock that is ahead', '2026-11-20T10:15:00Z', 0, false],
    ['the day after tomorrow', '2026-11-21T09:00:00Z', 2, true],
    ['later today', '2026-11-20T10:15:01Z', 0, true],
  ])('of %s is still to come or not', (_, startedAt, days, expected) => {
    expect(isAhead(toldRun(startedAt, { date: addDays(today, days) }), today, now)).toBe(expected);
  });
});
