import type { Profile } from '../../../shared/contracts/profile';
import { awardPoints, usualGoalSeconds } from '../../../shared/rules/awards';
import type { Achievements } from './motivation';
import { tierProgress } from '../../../shared/rules/tiers';
import { isActiveDay } from './heatmap-days';
import { lastDays } from './last-days';

type Progress = Profile['progress'];

export interface HeroSentence {
  about: 'points' | 'streak' | 'workouts' | 'minutes';
  text: string;
}

export const goalMinutes = usualGoalSeconds / 60;
const streakAwards = [
  { days: 7, points: awardPoints.streak_7 },
  { days: 30, points: awardPoints.streak_30 },
];
const workoutMilestones = [10, 50];
/** A shorter best streak is not worth beating. */
const shortestRecord = 3;

/** Active minutes in the person's own day. */
export function minutesToday({ days, today }: Progress): number {
  return lastDays(days, today, 'activeMinutes', 1)[0] ?? 0;
}

/** One workout is enough to reach the next tier. */
function nearTier({ totalPoints }: Progress): HeroSentence | null {
  const { nextTier, pointsToNextTier } = tierProgress(totalPoints);
  if (pointsToNextTier === null || pointsToNextTier > awardPoints.workout_completed) return null;
  return { about: 'points', text: `One workout to ${nextTier}.` };
}

/** Being active today earns the streak's award or makes it the longest. Null once today is done. */
function nearStreak({ currentStreak, longestStreak, days, today }: Progress): HeroSentence | null {
  if (days.some((day) => day.date === today && isActiveDay(day))) return null;
  const dayToday = currentStreak + 1;
  const award = streakAwards.find((each) => each.days === dayToday);
  if (award) return { about: 'streak', text: `Today makes day ${award.days}: worth ${award.points} points.` };
  const beats = currentStreak >= shortestRecord && currentStreak === longestStreak;
  return beats
    ? { about: 'streak', text: `One workout today makes ${dayToday} days, your longest streak.` }
    : null;
}

function nearMilestone({ workoutsCompleted }: Progress): HeroSentence | null {
  const next = workoutMilestones.find((each) => each === workoutsCompleted + 1);
  return next
    ? { about: 'workouts', text: `This one is workout number ${next}. I have the confetti ready.` }
    : null;
}

function minutesLeft(progress: Progress): HeroSentence | null {
  const left = goalMinutes - minutesToday(progress);
  if (left <= 0 || left === goalMinutes) return null;
  return {
    about: 'minutes',
    text: `${left} more ${left === 1 ? 'minute' : 'minutes'} to close your circle.`,
  };
}

/** Whatever is nearest: a tier, a streak, a milestone, then the minutes left today; null when general words fit better. */
export function heroSentence(progress: Progress): HeroSentence | null {
  return nearTier(progress) ?? nearStreak(progress) ?? nearMilestone(progress) ?? minutesLeft(progress);
}

/** What is left to praise once the hero sentence has said its part. */
export function unsaid(achieved: Achievements, about: HeroSentence['about'] | null): Achievements {
  return {
    ...achieved,
    ...(about === 'points' && { totalPoints: 0 }),
    ...(about === 'streak' && { currentStreak: 0 }),
    ...(about === 'workouts' && { workoutsCompleted: 0 }),
  };
}
