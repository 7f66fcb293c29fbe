import type { Profile } from '../../../shared/contracts/profile';
import type { TrainingToday } from '../../../shared/contracts/training';
import { awardPoints } from '../../../shared/rules/awards';
import type { Achievements } from './motivation';
import { tierProgress } from '../../../shared/rules/tiers';
import { isActiveDay } from './heatmap-days';
import { lastDays } from './last-days';

type Progress = Profile['progress'];
/** What the hero knows of today's training; null before there is any. */
export type HeroToday = Pick<TrainingToday, 'goalMinutes' | 'isDone' | 'isWaiting'> | null;

export interface HeroSentence {
  about: 'points' | 'streak' | 'workouts' | 'minutes' | 'waiting';
  text: string;
}

const streakAwards = [
  { days: 7, points: awardPoints.streak_7 },
  { days: 30, points: awardPoints.streak_30 },
];
const workoutMilestones = [10, 50];
/** A shorter best streak is not worth beating. */
const shortestRecord = 3;
/** Later workouts of a day earn no points. */
const paidWorkouts = 3;

/** Active minutes in the person's own day. */
export function minutesToday({ days, today }: Progress): number {
  return lastDays(days, today, 'activeMinutes', 1)[0] ?? 0;
}

/** Whether today's goal is reached; without a goal, nothing can be. */
export function isCircleClosed(progress: Progress, goalMinutes: number | null): boolean {
  return goalMinutes !== null && minutesToday(progress) >= goalMinutes;
}

/** One workout is enough to reach the next tier. */
function nearTier({ totalPoints, days, today }: Progress): HeroSentence | null {
  const { nextTier, pointsToNextTier } = tierProgress(totalPoints);
  const isPaid = (lastDays(days, today, 'workouts', 1)[0] ?? 0) < paidWorkouts;
  if (pointsToNextTier === null || pointsToNextTier > awardPoints.workout_completed || !isPaid) return null;
  return { about: 'points', text: `One workout to ${nextTier}.` };
}

/** Being active today earns the streak's award or makes it the longest. Null once today is done. */
function nearStreak(progress: Progress): HeroSentence | null {
  const { currentStreak, streakTowardAwards = currentStreak, longestStreak, days, today } = progress;
  if (days.some((day) => day.date === today && isActiveDay(day))) return null;
  const dayToday = currentStreak + 1;
  const award = streakAwards.find((each) => each.days === streakTowardAwards + 1);
  if (award)
    return {
      about: 'streak',
      text: `A workout today makes day ${award.days}: worth ${award.points} points.`,
    };
  const beats = currentStreak >= shortestRecord && currentStreak === longestStreak;
  return beats
    ? { about: 'streak', text: `One workout today makes ${dayToday} days, your longest streak.` }
    : null;
}

function nearMilestone({ workoutsCompleted }: Progress): HeroSentence | null {
  const next = workoutMilestones.find((each) => each === workoutsCompleted + 1);
  return next
    ? { about: 'workouts', text: `Your next workout is number ${next}. I have the confetti ready.` }
    : null;
}

/** A day that has started; once a workout counted, what is left is nobody's task. */
function minutesLeft(progress: Progress, today: HeroToday): HeroSentence | null {
  const left = (today?.goalMinutes ?? 0) - minutesToday(progress);
  if (left <= 0 || left === today?.goalMinutes || today?.isDone) return null;
  return {
    about: 'minutes',
    text: `${left} more ${left === 1 ? 'minute' : 'minutes'} to close your circle.`,
  };
}

/**
 * Whatever is nearest: a tier, a streak, a milestone, then the minutes left today; null when general words fit better.
 * While training waits, nothing asks for it.
 */
export function heroSentence(progress: Progress, today: HeroToday): HeroSentence | null {
  if (today?.isWaiting) return { about: 'waiting', text: "First things first. I'm here when you're ready." };
  return (
    nearTier(progress) ?? nearStreak(progress) ?? nearMilestone(progress) ?? minutesLeft(progress, today)
  );
}

/** What is left to praise once the hero sentence has said its part; a streak that has to wait is not cheered on. */
export function unsaid(achieved: Achievements, about: HeroSentence['about'] | null): Achievements {
  return {
    ...achieved,
    ...(about === 'points' && { totalPoints: 0 }),
    ...((about === 'streak' || about === 'waiting') && { currentStreak: 0 }),
    ...(about === 'workouts' && { workoutsCompleted: 0 }),
  };
}
