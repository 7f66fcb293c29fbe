import { describe, expect, it } from 'vitest';
import { optionLabels } from '../../../shared/rules/questionnaire/options';
import { encouragementPhrases } from '../workouts/encouragement-phrases';
import {
  encouragements,
  messagesFor,
  motivationalMessages,
  summarySentences,
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
};

describe("the coach's phrases", () => {
  it('are five messages and eight encouragements, all different', () => {
    expect(new Set(motivationalMessages).size).toBe(5);
    expect(new Set(encouragementPhrases).size).toBe(8);
    expect(encouragementPhrases).toContain('Great work! Keep it up!');
  });
});

describe('the five messages', () => {
  it('speak of beginning only while a session lies ahead', () => {
    expect(messagesFor(true)).toEqual(motivationalMessages);
    expect(messagesFor(false).length).toBeGreaterThan(0);
    expect(messagesFor(false).join(' ')).not.toMatch(/start|ready|five minutes|today beats/i);
  });

  it('claim nothing about days before', () => {
    expect(motivationalMessages.join(' ')).not.toMatch(/yesterday|remember|showed up|last/i);
  });
});

describe('the summary sentence', () => {
  it('says what was done, then what the person told, in the words they chose', () => {
    expect(summarySentences(maya)).toEqual({
      done: '14 workouts and about 1,240 kcal so far, plus 6,482 steps today.',
      told:
        'You told me: 32 years old, build “Mid-size”, goal “Get stronger”. ' +
        "I'm keeping in mind what hurts (“lower back”) and your daily life (“long desk days”).",
    });
  });

  it.each(['slim', 'mid_size', 'plus_sized', 'plump'] as const)(
    'quotes the build that was chosen and never describes it: %s',
    (bodyType) => {
      const { told } = summarySentences({ ...maya, bodyType });
      expect(told).toContain(`build “${optionLabels[bodyType]}”`);
      expect(told).not.toMatch(/You're|You are|plump/);
    },
  );

  it('leaves out what it does not know', () => {
    const facts = { ...maya, age: null, bodyType: null, bodyPains: null };
    expect(summarySentences(facts).told).toBe(
      "You told me: goal “Get stronger”. I'm keeping in mind your daily life (“long desk days”).",
    );
    expect(summarySentences({ ...facts, goalType: null, workLifeEffects: null }).told).toBe('');
  });

  it('looks forward to the first workout and counts one as one', () => {
    const beginner = { ...maya, workoutsCompleted: 0, caloriesLost: 0, stepsToday: 1 };
    expect(summarySentences(beginner).done).toBe('Your first workout is waiting. 1 step so far today.');
    expect(summarySentences({ ...maya, workoutsCompleted: 1 }).done).toContain('1 workout and');
  });

  it('shortens long notes', () => {
    const { told } = summarySentences({ ...maya, bodyPains: 'knee '.repeat(60) });
    expect(told).toContain('knee…”');
    expect(told.length).toBeLessThan(300);
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
