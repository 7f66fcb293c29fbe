import { describe, expect, it } from 'vitest';
import { awardLabel, pointsOf, rewardSentence, type RewardAward } from './reward-text';

const award = (activityType: string, points: number): RewardAward => ({
  activityType,
  points,
  description: `for ${activityType}`,
});
const done = { finished: 8, duration: '14:20' };
const workout = award('workout_completed', 50);

describe('what the coach says of a reward', () => {
  it('names the biggest thing and a new tier', () => {
    const awards = [workout, award('streak_7', 100), award('daily_goal', 25)];
    expect(rewardSentence({ awards, totalPoints: 587 }, 'Maya', done)).toBe(
      "Seven days in a row. That's Gold, Maya.",
    );
    expect(pointsOf({ awards, totalPoints: 587 })).toBe(175);
  });

  it('names only the tier when a plain workout opens it', () => {
    expect(rewardSentence({ awards: [workout], totalPoints: 210 }, 'Maya', done)).toBe(
      "That's Silver, Maya.",
    );
  });

  it('says what a plain workout was, also without a name', () => {
    expect(rewardSentence({ awards: [workout], totalPoints: 300 }, 'Maya', done)).toBe(
      '8 exercises in 14:20, Maya. Every point earned.',
    );
    expect(rewardSentence({ awards: [workout], totalPoints: 300 }, '', { ...done, finished: 1 })).toBe(
      'One exercise in 14:20. Every point earned.',
    );
  });

  it('labels kinds it does not know by their description', () => {
    expect(awardLabel(workout)).toBe('Workout');
    expect(awardLabel(award('moon_landing', 1))).toBe('for moon_landing');
  });
});
