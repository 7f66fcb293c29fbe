import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../shared/contracts/profile';
import { encouragements } from './motivation';
import { addDays, localDateSchema } from '../../../shared/rules/local-date';
import { heroSentence, isCircleClosed, unsaid, type HeroToday } from './hero-sentence';

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
const active = (daysAgo: number, activeMinutes: number, workouts = 1) => ({
  date: addDays(today, -daysAgo),
  activeMinutes,
  workouts,
  caloriesKcal: 40,
  steps: 0,
});
const ahead: HeroToday = { goalMinutes: 19, isDone: false, isWaiting: false };
const said = (changes: Partial<Profile['progress']>, plan: Partial<HeroToday> = {}) =>
  heroSentence(progressWith(changes), { ...ahead, ...plan })?.text ?? null;

describe('the hero sentence', () => {
  it('is the tier that one workout reaches, before everything else', () => {
    expect(said({ totalPoints: 450, currentStreak: 6 })).toBe('One workout to Gold.');
    expect(said({ totalPoints: 449 })).toBeNull();
    expect(said({ totalPoints: 5000 })).toBeNull();
  });

  it('promises no tier once no more workouts earn points today', () => {
    expect(said({ totalPoints: 450, days: [active(0, 25, 2)] })).toBe('One workout to Gold.');
    expect(said({ totalPoints: 450, days: [active(0, 60, 3)] })).toBeNull();
  });

  it('is the day that earns a streak award, until that day is done', () => {
    expect(said({ currentStreak: 6 })).toBe('A workout today makes day 7: worth 100 points.');
    expect(said({ currentStreak: 29 })).toBe('A workout today makes day 30: worth 500 points.');
    expect(said({ currentStreak: 6, days: [active(0, 25)] }, { isDone: true })).toBeNull();
  });

  it('is a record when today would make the streak the longest', () => {
    expect(said({ currentStreak: 12 })).toBe('One workout today makes 13 days, your longest streak.');
    expect(said({ currentStreak: 2, longestStreak: 2 })).toBeNull();
  });

  it('is the tenth or the fiftieth workout, before and after today is done', () => {
    for (const isDone of [false, true]) {
      expect(said({ workoutsCompleted: 9 }, { isDone })).toMatch(/^Your next workout is number 10/);
      expect(said({ workoutsCompleted: 49 }, { isDone })).toMatch(/number 50/);
    }
  });

  it("is the minutes left to today's goal of a day that has started, and otherwise nothing specific", () => {
    expect(said({ days: [active(0, 12, 0)] })).toBe('7 more minutes to close your circle.');
    expect(said({ days: [active(0, 18, 0)] })).toBe('1 more minute to close your circle.');
    expect(said({ days: [active(0, 19, 0)] })).toBeNull();
    expect(said({})).toBeNull();
  });

  it('asks for no more minutes once a workout counted, or without a goal', () => {
    expect(said({ days: [active(0, 12)] }, { isDone: true })).toBeNull();
    expect(said({ days: [active(0, 12)] }, { goalMinutes: null })).toBeNull();
    expect(heroSentence(progressWith({ days: [active(0, 12)] }), null)).toBeNull();
  });

  it('asks for nothing while training waits for a danger, whatever is near', () => {
    for (const near of [{ totalPoints: 450 }, { currentStreak: 6 }, { workoutsCompleted: 9 }]) {
      expect(said(near, { isWaiting: true, goalMinutes: null })).toBe(
        "First things first. I'm here when you're ready.",
      );
    }
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
    expect(encouragements(unsaid(achieved, 'waiting')).join(' ')).not.toMatch(/days in a row/);
    expect(encouragements(unsaid(achieved, 'points')).join(' ')).not.toMatch(/points/);
    expect(encouragements(unsaid(achieved, null))).toHaveLength(3);
  });
});

describe("today's circle", () => {
  it('is closed at the goal of today, and never without one', () => {
    expect(isCircleClosed(progressWith({ days: [active(0, 18)] }), 19)).toBe(false);
    expect(isCircleClosed(progressWith({ days: [active(0, 19)] }), 19)).toBe(true);
    expect(isCircleClosed(progressWith({ days: [active(0, 60)] }), null)).toBe(false);
    expect(isCircleClosed(progressWith({ days: [active(1, 60)] }), 19)).toBe(false);
  });
});
