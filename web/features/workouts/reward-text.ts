import { tierReached } from '../../../shared/rules/tiers';
import type { WorkoutResult } from './workout-result';

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

type Done = Pick<WorkoutResult, 'finished' | 'duration'>;

/** What the coach says about the reward: the biggest award, then a new tier, otherwise what was done. */
export function rewardSentence(reward: Reward, firstName: string, { finished, duration }: Done): string {
  const types = new Set(reward.awards.map(({ activityType }) => activityType));
  const best = Object.entries(sentences).find(([type]) => types.has(type))?.[1];
  const tier = tierReached(reward.totalPoints - pointsOf(reward), reward.totalPoints);
  const name = firstName === '' ? '' : `, ${firstName}`;
  if (tier) return [best, `That's ${tier}${name}.`].filter(Boolean).join(' ');
  const exercises = finished === 1 ? 'One exercise' : `${finished} exercises`;
  return best ?? `${exercises} in ${duration}${name}. Every point earned.`;
}
