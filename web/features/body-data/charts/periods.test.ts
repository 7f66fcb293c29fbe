import { describe, expect, it } from 'vitest';
import { day } from '../body-data.fixture';
import { periodAfter, periodBefore, periodOf, periodPhrase, periodTitle } from './periods';

const today = day('2026-11-20');

describe('A period', () => {
  it.each([
    ['week', '2026-11-20', '2026-11-16', '2026-11-22', 'Nov 16 to Nov 22'],
    ['week', '2027-01-01', '2026-12-28', '2027-01-03', 'Dec 28 to Jan 3'],
    ['month', '2028-02-10', '2028-02-01', '2028-02-29', 'February 2028'],
    ['month', '2026-12-31', '2026-12-01', '2026-12-31', 'December 2026'],
    ['year', '2026-11-20', '2026-01-01', '2026-12-31', '2026'],
  ] as const)('of a %s with %s goes from %s to %s: %s', (span, date, from, to, title) => {
    const period = periodOf(span, day(date));
    expect(period).toEqual({ span, from, to });
    expect(periodTitle(period)).toBe(title);
  });

  it.each(['week', 'month', 'year'] as const)(
    'of a %s is where it was after a step back and forth',
    (span) => {
      const period = periodOf(span, today);
      expect(periodAfter(periodBefore(period))).toEqual(period);
      expect(periodBefore(period).to < period.from).toBe(true);
    },
  );

  it.each([
    [periodOf('week', today), 'this week'],
    [periodOf('week', day('2026-11-02')), 'from Nov 2 to Nov 8'],
    [periodOf('month', day('2026-10-02')), 'in October'],
    [periodOf('month', day('2025-10-02')), 'in October 2025'],
    [periodOf('year', today), 'in 2026'],
  ])('is named in a sentence', (period, phrase) => {
    expect(periodPhrase(period, today)).toBe(phrase);
  });
});
