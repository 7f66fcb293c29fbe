import { describe, expect, it } from 'vitest';
import { addDays, localDateSchema } from '../../../shared/rules/local-date';
import { activityDay, coachFacts } from './coach-facts.fixture';
import { motivationByRules } from './motivation-by-rules';

const start = localDateSchema.parse('2026-05-14');
const dates = Array.from({ length: 40 }, (_, index) => addDays(start, index));

describe('The sentence of the day', () => {
  it('is the same all day and varies from day to day', () => {
    expect(motivationByRules(coachFacts())).toBe(motivationByRules(coachFacts({ hour: 22 })));
    const farFromAll = { totalPoints: 250, workoutsCompleted: 24, currentStreak: 3, longestStreak: 20 };
    const told = dates.map((today) => motivationByRules(coachFacts({ today, progress: farFromAll })));
    expect(new Set(told).size).toBeGreaterThan(4);
  });

  it('uses only real numbers', () => {
    const own = new Set(['88', '9', '10', '1', '5', '7', '2', '188', '1,342', '4', '11']);
    const sentences = dates
      .slice(0, 1)
      .concat(start)
      .map((today) => motivationByRules(coachFacts({ today })));
    for (const sentence of sentences) {
      for (const [number] of sentence.matchAll(/\d[\d,]*/g)) expect(own).toContain(number);
    }
  });

  const far = { totalPoints: 250, workoutsCompleted: 24, currentStreak: 3, longestStreak: 20 };

  it.each([
    [
      'a tier that one workout reaches',
      { totalPoints: 460 },
      'Only 40 points to Gold: one workout takes you there.',
    ],
    ['a tier that two reach', { totalPoints: 412 }, 'Only 88 points to Gold: two workouts take you there.'],
    ['day seven', { currentStreak: 6 }, '6 days in a row. 1 more day and the 7-day award is yours.'],
    ['a milestone', { workoutsCompleted: 49 }, '1 workout to go until number 50. I have the confetti ready.'],
    [
      'a record of days',
      { currentStreak: 12, longestStreak: 13 },
      '2 more days and this is your longest streak ever, past your 13 days.',
    ],
    [
      'the nearer of two',
      { totalPoints: 412, workoutsCompleted: 49 },
      '1 workout to go until number 50. I have the confetti ready.',
    ],
  ])('says what is within reach, every day: %s', (_, progress, sentence) => {
    const told = dates.map((today) =>
      motivationByRules(coachFacts({ today, progress: { ...far, ...progress } })),
    );
    expect(new Set(told)).toEqual(new Set([sentence]));
  });

  it('points at nothing within reach once the day is done', () => {
    const days = [activityDay('2026-05-14')];
    for (const today of [start]) {
      expect(motivationByRules(coachFacts({ today, progress: { days } }))).not.toContain('to Gold');
    }
  });

  it('asks for nothing and compares with no other week', () => {
    const days = ['2026-05-04', '2026-05-06', '2026-05-08'].map((date) => activityDay(date));
    for (const today of dates) {
      const said = motivationByRules(coachFacts({ today, progress: { ...far, days } }));
      expect(said).not.toMatch(/last week|match|beat|today/i);
    }
  });

  it('promises no new streak to someone who danced into one', () => {
    const progress = { workoutsCompleted: 0, currentStreak: 1, days: [] };
    for (const today of dates) {
      expect(motivationByRules(coachFacts({ today, progress }))).not.toContain('starts your streak');
    }
  });

  it('welcomes people who have not started', () => {
    const progress = {
      workoutsCompleted: 0,
      caloriesLost: 0,
      workoutTimeMinutes: 0,
      currentStreak: 0,
      days: [],
    };
    for (const today of dates) {
      expect(motivationByRules(coachFacts({ today, progress }))).toMatch(
        /first workout|Everything counts|where it begins/,
      );
    }
  });
});
