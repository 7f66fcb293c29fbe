import type { Profile } from '../../../shared/contracts/profile';
import { tierReached } from '../../../shared/rules/tiers';

export interface RewardAward {
  points: number;
  description: string;
  activityType: string;
}

/** The points of one workout, as far as they are known. */
export interface Reward {
  awards: readonly RewardAward[];
  totalPoints: number;
}

const labels: Record<string, string> = {
  workout_completed: 'Workout',
  streak_7: '7-day streak',
  streak_30: '30-day streak',
  daily_goal: 'Daily goal',
  milestone_10: '10 workouts',
  milestone_50: '50 workouts',
};
const sentences: Record<string, string> = {
  streak_30: 'Thirty days in a row.',
  streak_7: 'Seven days in a row.',
  milestone_50: 'Fifty workouts. Fifty.',
  milestone_10: 'Ten workouts done.',
  daily_goal: 'The circle is closed.',
};

/** 'Daily goal'; the description for a kind without its own name. */
export function awardLabel({ activityType, description }: RewardAward): string {
  return labels[activityType] ?? description;
}

export function pointsOf({ awards }: Reward): number {
  return awards.reduce((sum, { points }) => sum + points, 0);
}

/** What the coach says about the reward: the biggest award and a new tier, otherwise plain praise. */
export function rewardSentence(reward: Reward, firstName: string): string {
  const types = new Set(reward.awards.map(({ activityType }) => activityType));
  const best = Object.entries(sentences).find(([type]) => types.has(type))?.[1];
  const tier = tierReached(reward.totalPoints - pointsOf(reward), reward.totalPoints);
  const name = firstName === '' ? '' : `, ${firstName}`;
  if (tier) return [best, `That's ${tier}${name}.`].filter(Boolean).join(' ');
  return best ?? `Well done${name}.`;
}

/** The streak after the day's first counted workout, null after any other; `progress` was read after it. */
export function streakText({
  today,
  days,
  currentStreak,
}: Pick<Profile['progress'], 'today' | 'days' | 'currentStreak'>): string | null {
  const isFirst = days.find(({ date }) => date === today)?.workouts === 1;
  if (!isFirst || currentStreak < 1) return null;
  return currentStreak === 1 ? 'Day one of your streak' : `Day ${currentStreak} of your streak`;
}
