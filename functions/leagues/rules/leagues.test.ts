import { describe, expect, it } from 'vitest';
import { endOfLeagueWeek, leaguePlaces, leagueWeekOf } from './leagues';

describe('the week of a league', () => {
  it.each([
    ['2026-11-23T00:00:00.000Z', '2026-11-23'],
    ['2026-11-29T23:59:59.999Z', '2026-11-23'],
    ['2026-11-30T00:00:00.000Z', '2026-11-30'],
    ['2027-01-01T12:00:00.000Z', '2026-12-28'],
  ])('of %s begins on Monday %s', (instant, week) => {
    expect(leagueWeekOf(new Date(instant))).toBe(week);
  });

  it('ends when the next one begins', () => {
    const week = leagueWeekOf(new Date('2026-11-25T09:00:00Z'));
    expect(endOfLeagueWeek(week).toISOString()).toBe('2026-11-30T00:00:00.000Z');
  });
});

describe('places', () => {
  it('are shared by equals, and the next comes after all of them', () => {
    expect(leaguePlaces([50, 90, 50, 10])).toEqual([2, 1, 2, 4]);
    expect(leaguePlaces([])).toEqual([]);
  });
});
