import { describe, expect, it } from 'vitest';
import { encouragementPhrases } from '../workouts/encouragement-phrases';
import {
  encouragements,
  motivationalMessages,
  summarySentence,
  type Achievements,
  type SummaryFacts,
} from './motivation';

const maya: SummaryFacts = {
  age: 32,
  bodyType: 'mid_size',
  goalType: 'get_stronger',
  workoutsCompleted: 14,
  caloriesLost: 1240,
  stepsToday: 6482,
  bodyPains: 'lower back',
  workLifeEffects: 'long desk days',
  showHealthNotes: true,
};

describe("the coach's phrases", () => {
  it('are five messages and eight encouragements, all different', () => {
    expect(new Set(motivationalMessages).size).toBe(5);
    expect(new Set(encouragementPhrases).size).toBe(8);
    expect(encouragementPhrases).toContain('Great work! Keep it up!');
  });
});

describe('the summary sentence', () => {
  it('says who someone is, what was done, and what plans keep in mind', () => {
    expect(summarySentence(maya)).toBe(
      "You're 32 with a mid-size build and here to get stronger. 14 workouts and about 1,240 kcal so far, plus 6,482 steps today. " +
        'I\'m keeping in mind what hurts ("lower back") and your daily life ("long desk days").',
    );
  });

  it('keeps health notes to itself unless they may be shown', () => {
    expect(summarySentence({ ...maya, showHealthNotes: false })).not.toMatch(/lower back|desk/);
  });

  it('leaves out what it does not know', () => {
    const facts = { ...maya, age: null, bodyType: null, bodyPains: null };
    expect(summarySentence(facts)).toBe(
      "You're here to get stronger. 14 workouts and about 1,240 kcal so far, plus 6,482 steps today. " +
        'I\'m keeping in mind your daily life ("long desk days").',
    );
    const stranger = { ...facts, goalType: null, workLifeEffects: null };
    expect(summarySentence(stranger)).toBe(
      '14 workouts and about 1,240 kcal so far, plus 6,482 steps today.',
    );
  });

  it('looks forward to the first workout and counts one as one', () => {
    const beginner = {
      ...maya,
      workoutsCompleted: 0,
      caloriesLost: 0,
      stepsToday: 1,
      showHealthNotes: false,
    };
    expect(summarySentence(beginner)).toContain('Your first workout is waiting. 1 step so far today.');
    expect(summarySentence({ ...maya, workoutsCompleted: 1 })).toContain('1 workout and');
  });

  it('shortens long notes', () => {
    const sentence = summarySentence({ ...maya, bodyPains: 'knee '.repeat(60) });
    expect(sentence).toContain('knee…"');
    expect(sentence.length).toBeLessThan(300);
  });
});

describe('encouragement on the dashboard', () => {
  const below: Achievements = {
    workoutsCompleted: 2,
    currentStreak: 2,
    rank: 11,
    totalPoints: 99,
    caloriesLost: 499,
  };

  it('says nothing below every threshold', () => {
    expect(encouragements(below)).toEqual([]);
    expect(encouragements({ ...below, rank: null })).toEqual([]);
  });

  it.each([
    ['workoutsCompleted', 3, "3 workouts: that's how habits start."],
    ['currentStreak', 3, '3 days in a row. Keep it rolling!'],
    ['rank', 10, "You're number 10 on the global leaderboard."],
    ['totalPoints', 100, '100 points, all of them earned.'],
    ['caloriesLost', 1500, 'About 1,500 kcal burned so far. Your heart noticed.'],
  ])('comes with each threshold reached: %s %i', (field, value, sentence) => {
    expect(encouragements({ ...below, [field]: value })).toEqual([sentence]);
  });
});
