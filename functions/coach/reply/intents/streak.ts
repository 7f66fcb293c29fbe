import { awardPoints } from '../../../../shared/rules/awards';
import type { CoachFacts } from '../../coach-facts';
import { say, type Intent } from '../dialogue';
import { count } from '../wording/count';
import { todayOf, wasActiveOn } from '../wording/figures';

function streakState(facts: CoachFacts): string {
  const { currentStreak, freezesHeld } = facts.progress;
  const today = todayOf(facts);
  if (currentStreak === 0) return 'One workout today starts a new one.';
  if (wasActiveOn(facts, today)) return 'Today is already in it.';
  return freezesHeld > 0
    ? `Today isn't in it yet. If you miss a day, a freeze covers it.`
    : "Today isn't in it yet, and you hold no freeze. One workout today keeps it.";
}

export const streak: Intent = {
  name: 'streak',
  answer: ({ facts }) => {
    const { currentStreak, longestStreak, freezesHeld } = facts.progress;
    return say(
      `Your streak is **${count(currentStreak, 'day')}**, your best **${count(longestStreak, 'day')}**. ${streakState(facts)}\n\n` +
        `You hold **${count(freezesHeld, 'freeze')}**. Every seventh day earns one, two at most, and each covers one missed day automatically. Day 7 of a streak is worth ${awardPoints.streak_7} points, day 30 is worth ${awardPoints.streak_30}.`,
    );
  },
};

export const freezes: Intent = {
  name: 'streak-freeze',
  answer: ({ facts }) =>
    say(
      `You hold **${count(facts.progress.freezesHeld, 'freeze')}**. It covers one missed day automatically, so your streak of ${count(facts.progress.currentStreak, 'day')} goes on. ` +
        'You earn one with every seventh day of a streak and can hold two at most.',
    ),
};
