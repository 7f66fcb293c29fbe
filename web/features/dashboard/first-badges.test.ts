import { describe, expect, it } from 'vitest';
import { progressWith } from '../../../tests/support/fake-profile-api';
import { firstBadges, streakText } from './first-badges';

const progress = progressWith(0);
const day = { date: progress.today, activeMinutes: 12, workouts: 1, caloriesKcal: 40, steps: 0 };

describe('the first badges', () => {
  it("measure the circle by today's goal, and leave it out without one", () => {
    const circle = (goal: number | null) =>
      firstBadges({ ...progress, days: [day] }, goal).find(({ name }) => name === 'Full circle');
    expect(circle(19)).toMatchObject({ how: '19 minutes today', value: 12, max: 19 });
    expect(circle(12)).toMatchObject({ value: 12, max: 12 });
    expect(circle(null)).toBeUndefined();
  });
});

describe('the streak of a new person', () => {
  it.each([
    [0, 0, 'Your first workout starts your streak.'],
    [1, 1, 'Day streak: 1'],
    [2, 2, 'Day streak: 2'],
    [1, 0, 'Your next workout starts a new streak.'],
  ])('after %i workouts and %i days', (workoutsCompleted, currentStreak, text) => {
    expect(streakText({ ...progress, workoutsCompleted, currentStreak })).toBe(text);
  });
});
