import { awardPoints } from '../../../../shared/rules/awards';
import type { CoachFacts } from '../../coach-facts';
import { say, type Intent } from '../dialogue';
import { count } from '../wording/count';
import { todayOf, wasActiveOn } from '../wording/figures';

function streakState(facts: CoachFacts): string {
  const { currentStreak, freezesHeld } = facts.progress;
  const today = todayOf(facts);
  if (currentStreak === 0) return 'One workout today starts a new one.';
  if (wasActiveOn(facts, today)) return 'Today already counts.';
  return freezesHeld > 0
    ? `Today is still open. If you miss a day, a freeze covers it.`
    : "Today is still open, and you don't have a freeze. One workout today keeps it.";
}

const outsideRule =
  "A day with at least 20 minutes of activity outside Vita keeps your streak from breaking, too. It doesn't add a day, and at most two such days in any seven count.";

export const streak: Intent = {
  name: 'streak',
  answer: ({ facts }) => {
    const { currentStreak, longestStreak, freezesHeld } = facts.progress;
    return say(
      `Your streak is **${count(currentStreak, 'day')}**, and your longest is **${count(longestStreak, 'day')}**. ${streakState(facts)}\n\n` +
        `You have **${count(freezesHeld, 'freeze')}**. Every seventh day earns one, up to two, and each covers one missed day automatically. Day 7 of a streak is worth ${awardPoints.streak_7} points, day 30 is worth ${awardPoints.streak_30}. ${outsideRule}`,
    );
  },
};

export const freezes: Intent = {
  name: 'streak-freeze',
  answer: ({ facts }) =>
    say(
      `You have **${count(facts.progress.freezesHeld, 'freeze')}**. Each one covers a missed day automatically, so your streak of ${count(facts.progress.currentStreak, 'day')} goes on. ` +
        `You earn one on every seventh day of a streak and can have up to two. ${outsideRule}`,
    ),
};
