import { awardPoints } from '../../../../shared/rules/awards';
import { tierProgress, tiers, type TierName } from '../../../../shared/rules/tiers';
import { says } from '../../../understanding/phrases';
import { burnedText } from '../../../../shared/rules/kcal-text';
import { say, type Intent, type Dialogue } from '../dialogue';
import { count, number } from '../wording/count';
import { periodIn } from '../wording/period';
import { activityInPeriod } from './activity';

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

export const progressSummary: Intent = {
  name: 'progress',
  answer: (dialogue) => {
    // 'How am I doing this week?' is answered for that week.
    if (periodIn(dialogue.reading.words) !== null) return activityInPeriod.answer(dialogue);
    const { facts } = dialogue;
    const { workoutsCompleted, caloriesLost, workoutTimeMinutes, totalPoints, currentStreak, longestStreak } =
      facts.progress;
    if (workoutsCompleted === 0) {
      return say(
        `Your story starts today: no workout yet, **${count(totalPoints, 'point')}**. Ready for a first one? Say *“10 minutes, easy”*.`,
      );
    }
    return say(
      `You're building something. So far:\n\n${bullets([
        `**${count(workoutsCompleted, 'workout')}** in ${count(workoutTimeMinutes, 'minute')}, **${burnedText(caloriesLost)}** burned`,
        `**${count(totalPoints, 'point')}**, ${tierProgress(totalPoints).tier} (${tierProgress(totalPoints).text})`,
        `Streak: **${count(currentStreak, 'day')}**, longest ${count(longestStreak, 'day')}`,
        facts.globalRank === null
          ? 'Not on the leaderboard yet'
          : `Number **${number(facts.globalRank)}** on the global leaderboard`,
      ])}`,
    );
  },
};

const tierAsked = ({ reading }: Dialogue): TierName | undefined =>
  tiers.find(({ name }) => says(reading.words, name.toLowerCase()))?.name;

export const pointsAndTier: Intent = {
  name: 'points',
  answer: (dialogue) => {
    const { totalPoints } = dialogue.facts.progress;
    const { tier, text, nextTier } = tierProgress(totalPoints);
    const asked = tiers.find(({ name }) => name === tierAsked(dialogue));
    const missing = asked ? asked.minimumPoints - totalPoints : 0;
    const first = `You have **${count(totalPoints, 'point')}**, which is **${tier}**.`;
    if (asked && missing > 0) {
      return say(`${first} **${count(missing, 'point')}** to ${asked.name}; a workout is worth 50.`);
    }
    if (asked && asked.minimumPoints > 0) return say(`${first} ${asked.name} is already yours.`);
    return say(
      nextTier === null
        ? `${first} That is the **top tier**!`
        : `${first} **${text}**; a workout is worth 50.`,
    );
  },
};

export const rank: Intent = {
  name: 'rank',
  answer: ({ facts }) =>
    say(
      facts.globalRank === null
        ? "You're not on the global leaderboard right now. Earning points puts you there, unless you turned it off in *Settings*."
        : `You're number **${number(facts.globalRank)}** on the global leaderboard, with ${count(facts.progress.totalPoints, 'point')}. See who's around you on the *Dashboard*.`,
    ),
};

const milestones = [10, 50];

export const milestone: Intent = {
  name: 'milestone',
  answer: ({ facts }) => {
    const { workoutsCompleted } = facts.progress;
    const next = milestones.find((each) => each > workoutsCompleted);
    const done = `You've done **${count(workoutsCompleted, 'workout')}**.`;
    if (next === undefined) return say(`${done} You've passed both milestones. Respect!`);
    const points = next === 10 ? awardPoints.milestone_10 : awardPoints.milestone_50;
    return say(
      `${done} **${count(next - workoutsCompleted, 'more')}** to number ${next}, worth ${points} points; up to three a day count.`.replace(
        'mores',
        'more',
      ),
    );
  },
};
