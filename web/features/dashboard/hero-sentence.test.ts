import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../shared/contracts/profile';
import { encouragements } from './motivation';
import { addDays, localDateSchema } from '../../../shared/rules/local-date';
import { heroSentence, unsaid } from './hero-sentence';

const today = localDateSchema.parse('2026-11-20');
const progressWith = (changes: Partial<Profile['progress']>): Profile['progress'] => ({
  today,
  workoutsCompleted: 20,
  caloriesLost: 0,
  workoutTimeMinutes: 0,
  stepsToday: 0,
  totalPoints: 300,
  currentStreak: 2,
  longestStreak: 12,
  freezesHeld: 0,
  frozenDates: [],
  days: [],
  ...changes,
});
const active = (daysAgo: number, activeMinutes: number) => ({
  date: addDays(today, -daysAgo),
  activeMinutes,
  workouts: 1,
  caloriesKcal: 40,
  steps: 0,
});
const said = (changes: Partial<Profile['progress']>) => heroSentence(progressWith(changes))?.text ?? null;

describe('the hero sentence', () => {
  it('is the tier that one workout reaches, before everything else', () => {
    expect(said({ totalPoints: 450, currentStreak: 6 })).toBe('One workout to Gold.');
    expect(said({ totalPoints: 449 })).toBeNull();
    expect(said({ totalPoints: 5000 })).toBeNull();
  });

  it('is the day that earns a streak award, until that day is done', () => {
    expect(said({ currentStreak: 6 })).toBe('Today makes day 7: worth 100 points.');
    expect(said({ currentStreak: 29 })).toBe('Today makes day 30: worth 500 points.');
    expect(said({ currentStreak: 6, days: [active(0, 25)] })).toBeNull();
  });

  it('is a record when today would make the streak the longest', () => {
    expect(said({ currentStreak: 12 })).toBe('One workout today makes 13 days, your longest streak.');
    expect(said({ currentStreak: 2, longestStreak: 2 })).toBeNull();
  });

  it('is the tenth or the fiftieth workout', () => {
    expect(said({ workoutsCompleted: 9 })).toMatch(/^This one is workout number 10/);
    expect(said({ workoutsCompleted: 49 })).toMatch(/number 50/);
  });

  it('is the minutes left of a day that has started, and otherwise nothing specific', () => {
    expect(said({ days: [active(0, 13)] })).toBe('7 more minutes to close your circle.');
    expect(said({ days: [active(0, 19)] })).toBe('1 more minute to close your circle.');
    expect(said({ days: [active(0, 20)] })).toBeNull();
    expect(said({})).toBeNull();
  });

  it('is not repeated: praise is about something else', () => {
    const achieved = {
      workoutsCompleted: 9,
      currentStreak: 6,
      rank: null,
      totalPoints: 475,
      caloriesLost: 0,
    };
    expect(encouragements(unsaid(achieved, 'streak')).join(' ')).not.toMatch(/days in a row/);
    expect(encouragements(unsaid(achieved, 'points')).join(' ')).not.toMatch(/points/);
    expect(encouragements(unsaid(achieved, null))).toHaveLength(3);
  });
});
