import { describe, expect, it } from 'vitest';
import type { ActivityDay } from '../../../shared/contracts/profile';
import { addDays, localDateSchema } from '../../../shared/rules/local-date';
import { heatmapDays } from './heatmap-days';
import { lastDays, weeklyMinutes } from './last-days';
import { streakDays } from './streak-days';

/** A Friday. */
const today = localDateSchema.parse('2026-11-20');
const day = (daysAgo: number, activeMinutes: number, steps = 0): ActivityDay => ({
  date: addDays(today, -daysAgo),
  activeMinutes,
  workouts: activeMinutes > 0 ? 1 : 0,
  caloriesKcal: activeMinutes * 4,
  steps,
});

describe('the last seven days', () => {
  it('are oldest first, with zeros for days without an entry', () => {
    const days = [day(8, 50), day(6, 10), day(2, 20), day(0, 5, 900)];
    expect(lastDays(days, today, 'activeMinutes')).toEqual([10, 0, 0, 0, 20, 0, 5]);
    expect(lastDays(days, today, 'steps').at(-1)).toBe(900);
    expect(lastDays([], today, 'workouts')).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('add up to weeks that end today', () => {
    expect(weeklyMinutes([day(0, 10), day(6, 5), day(7, 20), day(60, 99)], today, 3)).toEqual([0, 20, 15]);
    expect(weeklyMinutes([day(83, 8), day(84, 99)], today)).toEqual([8, ...Array<number>(11).fill(0)]);
  });
});

describe('the heatmap', () => {
  it('has four levels of minutes and leaves out days with only steps', () => {
    const days = [day(5, 0, 4000), day(4, 9), day(3, 10), day(2, 20), day(1, 40)];
    expect(heatmapDays(days).map(({ level }) => level)).toEqual([1, 2, 3, 4]);
  });
});

describe("the streak's week", () => {
  const sixInARow = [6, 5, 4, 3, 2, 1].map((daysAgo) => day(daysAgo, 20));

  it('promises the award for today while today is open', () => {
    const week = streakDays({ days: sixInARow, today, currentStreak: 6, frozenDates: [] });
    expect(week.map(({ state }) => state)).toEqual([...Array<string>(6).fill('active'), 'open']);
    expect(week.at(-1)).toMatchObject({ label: 'Today', award: 100 });
  });

  it('promises it for tomorrow once today is done', () => {
    const days = [...sixInARow.slice(1), day(0, 20)];
    const week = streakDays({ days, today, currentStreak: 6, frozenDates: [] });
    expect(week.at(-2)).toMatchObject({ label: 'Today', state: 'active', award: null });
    expect(week.at(-1)).toMatchObject({ label: 'Next', state: 'open', award: 100 });
  });

  it('promises nothing that activity outside helped to, and shows the days it kept', () => {
    const days = [day(1, 20), day(2, 20), day(4, 20), day(5, 20), day(6, 20)];
    const outsideDates = [addDays(today, -3)];
    const facts = { days, today, currentStreak: 6, streakTowardAwards: 2, frozenDates: [], outsideDates };
    const week = streakDays(facts);
    expect(week.map(({ state }) => state)).toContain('outside');
    expect(week.every(({ award }) => award === null)).toBe(true);
    expect(streakDays({ ...facts, currentStreak: 9, streakTowardAwards: 6 }).at(-1)?.award).toBe(100);
  });

  it('promises 500 before day 30 and nothing on other days', () => {
    expect(streakDays({ days: sixInARow, today, currentStreak: 29, frozenDates: [] }).at(-1)?.award).toBe(
      500,
    );
    expect(
      streakDays({ days: sixInARow, today, currentStreak: 12, frozenDates: [] }).every(({ award }) => !award),
    ).toBe(true);
  });

  it('shows missed days, and weekdays by their initial', () => {
    const week = streakDays({ days: [day(1, 20)], today, currentStreak: 1, frozenDates: [] });
    expect(week.map(({ label }) => label).join(' ')).toBe('S S M T W T Today');
    expect(week.map(({ state }) => state).join(' ')).toBe('missed missed missed missed missed active open');
  });

  it('shows a missed day that a freeze covered', () => {
    const frozenDates = [addDays(today, -2)];
    const week = streakDays({ days: [day(1, 20), day(3, 20)], today, currentStreak: 2, frozenDates });
    expect(week.map(({ state }) => state).slice(-4)).toEqual(['active', 'frozen', 'active', 'open']);
  });
});
