import { describe, expect, it } from 'vitest';
import { awardLabel, pointsOf, rewardSentence, type RewardAward } from './reward-text';

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
      "Seven days straight. That's Gold, Maya.",
    );
    expect(pointsOf({ awards, totalPoints: 587 })).toBe(175);
  });

  it('names only the tier when a plain workout opens it', () => {
    expect(rewardSentence({ awards: [workout], totalPoints: 210 }, 'Maya')).toBe("That's Silver, Maya.");
  });

  it('stays short for a plain workout, and without a name', () => {
    expect(rewardSentence({ awards: [workout], totalPoints: 300 }, 'Maya')).toBe(
      'Every one of them earned, Maya.',
    );
    expect(rewardSentence({ awards: [workout], totalPoints: 300 }, '')).toBe('Every one of them earned.');
  });

  it('labels kinds it does not know by their description', () => {
    expect(awardLabel(workout)).toBe('Workout');
    expect(awardLabel(award('moon_landing', 1))).toBe('for moon_landing');
  });
});
