import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../../../shared/rules/local-date';
import { awardLabel, pointsOf, rewardSentence, streakText, type RewardAward } from './reward-text';

const award = (activityType: string, points: number): RewardAward => ({
  activityType,
  points,
  description: `for ${activityType}`,
});
const workout = award('workout_completed', 50);

describe('what the coach says of a reward', () => {
  it('names the biggest thing and a new tier', () => {
    const awards = [workout, award('streak_7', 100), award('daily_goal', 25)];
    expect(rewardSentence({ awards, totalPoints: 587 }, 'Maya')).toBe(
      "Seven days in a row. That's Gold, Maya.",
    );
    expect(pointsOf({ awards, totalPoints: 587 })).toBe(175);
  });

  it('names only the tier when a plain workout opens it', () => {
    expect(rewardSentence({ awards: [workout], totalPoints: 210 }, 'Maya')).toBe("That's Silver, Maya.");
  });

  it('praises a plain workout, also without a name, and does not count it a second time', () => {
    expect(rewardSentence({ awards: [workout], totalPoints: 300 }, 'Maya')).toBe('Well done, Maya.');
    expect(rewardSentence({ awards: [workout], totalPoints: 300 }, '')).toBe('Well done.');
  });

  it('says that the circle is closed only when the daily goal was earned with it', () => {
    const awards = [workout, award('daily_goal', 25)];
    expect(rewardSentence({ awards, totalPoints: 400 }, 'Maya')).toBe('The circle is closed.');
    // The fourth workout of a day earns none of its own.
    expect(rewardSentence({ awards: [award('daily_goal', 25)], totalPoints: 400 }, '')).toBe(
      'The circle is closed.',
    );
  });

  it('labels kinds it does not know by their description', () => {
    expect(awardLabel(workout)).toBe('Workout');
    expect(awardLabel(award('moon_landing', 1))).toBe('for moon_landing');
  });
});

describe('the streak after a workout', () => {
  const today = '2026-04-08' as LocalDate;
  const after = (currentStreak: number, workouts: number, date = today) =>
    streakText({
      today,
      currentStreak,
      days: [{ date, workouts, activeMinutes: 20, caloriesKcal: 60, steps: 0 }],
    });

  it.each([
    ['the first ever, or the first after a week off', 1, 1, 'Day one of your streak'],
    ['the first of the second day', 2, 1, 'Day 2 of your streak'],
    ['the second of a day, which the streak already has', 1, 2, null],
    ['one that did not count', 0, 0, null],
  ])('%s', (_, streak, workouts, text) => {
    expect(after(streak, workouts)).toBe(text);
  });

  it('is silent while the profile does not know the day yet', () => {
    expect(after(3, 1, '2026-04-07' as LocalDate)).toBeNull();
  });
});
