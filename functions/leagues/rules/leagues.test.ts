import { describe, expect, it } from 'vitest';
import { localDateSchema } from '../../../shared/rules/local-date';
import { endOfLeagueWeek, leaguePlaces, leagueWeekOf, rankedSecondsOf } from './leagues';

describe('the week of a league', () => {
  it.each([
    ['2026-11-23T00:00:00.000Z', '2026-11-23'],
    ['2026-11-29T23:59:59.999Z', '2026-11-23'],
    ['2026-11-30T00:00:00.000Z', '2026-11-30'],
    ['2027-01-01T12:00:00.000Z', '2026-12-28'],
  ])('of %s begins on Monday %s', (instant, week) => {
    expect(leagueWeekOf(new Date(instant))).toBe(week);
  });

  it('begins on each person’s own calendar', () => {
    const instant = new Date('2026-11-29T20:00:00.000Z');
    expect(leagueWeekOf(instant, 'Pacific/Auckland')).toBe('2026-11-30');
    expect(leagueWeekOf(instant, 'America/Los_Angeles')).toBe('2026-11-23');
  });

  it('ends when the next one begins', () => {
    const week = leagueWeekOf(new Date('2026-11-25T09:00:00Z'));
    expect(endOfLeagueWeek(week).toISOString()).toBe('2026-11-30T00:00:00.000Z');
  });
});

describe('what ranks', () => {
  const day = (date: string, minutes: number) => {
    return { localDate: localDateSchema.parse(date), activeSeconds: minutes * 60 };
  };

  it('is the week’s own time, and of each day no more than an hour and a half', () => {
    const days = [
      day('2026-11-22', 40),
      day('2026-11-23', 89),
      day('2026-11-25', 91),
      day('2026-11-29', 600),
      day('2026-11-30', 40),
    ];
    expect(rankedSecondsOf(days, localDateSchema.parse('2026-11-23')) / 60).toBe(89 + 90 + 90);
  });
});

describe('places', () => {
  it('are shared by equals, and the next comes after all of them', () => {
    expect(leaguePlaces([50, 90, 50, 10])).toEqual([2, 1, 2, 4]);
    expect(leaguePlaces([])).toEqual([]);
  });
});
