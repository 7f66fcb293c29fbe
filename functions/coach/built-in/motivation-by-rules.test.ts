import { describe, expect, it } from 'vitest';
import { addDays, localDateSchema } from '../../../shared/domain/local-date';
import { activityDay, coachFacts } from './coach-facts.fixture';
import { motivationByRules } from './motivation-by-rules';

const start = localDateSchema.parse('2026-05-14');
const dates = Array.from({ length: 40 }, (_, index) => addDays(start, index));

describe('The sentence of the day', () => {
  it('is the same all day and varies over the days', () => {
    expect(motivationByRules(coachFacts())).toBe(motivationByRules(coachFacts({ hour: 22 })));
    expect(new Set(dates.map((today) => motivationByRules(coachFacts({ today })))).size).toBeGreaterThan(4);
  });

  it('speaks of real numbers only', () => {
    const own = new Set(['88', '9', '10', '1', '5', '7', '2', '188', '1,342', '4', '11']);
    const sentences = dates
      .slice(0, 1)
      .concat(start)
      .map((today) => motivationByRules(coachFacts({ today })));
    for (const sentence of sentences) {
      for (const [number] of sentence.matchAll(/\d[\d,]*/g)) expect(own).toContain(number);
    }
  });

  it('tells what is near', () => {
    const sentences = dates.map((today) => motivationByRules(coachFacts({ today })));
    expect(sentences).toContain('Only 88 points to Gold: two good days take you there.');
    expect(sentences).toContain('1 workout to go until number 10. I have the confetti ready.');
  });

  it('asks for nothing near once the day is done', () => {
    const days = [activityDay('2026-05-14')];
    for (const today of [start]) {
      expect(motivationByRules(coachFacts({ today, progress: { days } }))).not.toContain('to Gold');
    }
  });

  it('welcomes those who have not begun', () => {
    const progress = {
      workoutsCompleted: 0,
      caloriesLost: 0,
      workoutTimeMinutes: 0,
      currentStreak: 0,
      days: [],
    };
    for (const today of dates) {
      expect(motivationByRules(coachFacts({ today, progress }))).toMatch(
        /first workout|No workout yet|Zero workouts/,
      );
    }
  });
});
