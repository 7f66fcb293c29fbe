import { awardPoints } from '../../../shared/rules/awards';
import { tierProgress } from '../../../shared/rules/tiers';
import { mondayOf } from '../../../shared/rules/local-date';
import type { TrainingLog } from './wording/figures';
import { chance } from '../../../shared/rules/chance';
import { count, varied } from './wording/count';
import { activityBetween, todayOf, wasActiveOn } from './wording/figures';

const milestones = [10, 50];
const streakAwards = [7, 30];
const within = 2;

interface Near {
  /** How many workouts, or days of training, are missing. */
  distance: number;
  sentence: string;
}

const workoutPoints = awardPoints.workout_completed;

/** What is within reach, nearest first: a tier, a milestone, a streak award, the longest streak. */
function nearOf({ progress }: TrainingLog): Near[] {
  const { totalPoints, workoutsCompleted, currentStreak, longestStreak } = progress;
  const { streakTowardAwards = currentStreak } = progress;
  const { pointsToNextTier, nextTier } = tierProgress(totalPoints);
  const milestone = milestones.find((each) => each > workoutsCompleted) ?? Infinity;
  const award = streakAwards.find((each) => each > streakTowardAwards) ?? Infinity;
  const best =
    currentStreak > 1 && longestStreak >= currentStreak ? longestStreak + 1 - currentStreak : Infinity;
  const days = award - streakTowardAwards;
  const near: Near[] = [
    {
      distance: Math.ceil((pointsToNextTier ?? Infinity) / workoutPoints),
      sentence: `Only ${count(pointsToNextTier ?? 0, 'point')} to ${nextTier}: ${(pointsToNextTier ?? 0) <= workoutPoints ? 'one workout takes you there' : 'two workouts take you there'}.`,
    },
    {
      distance: currentStreak === 0 ? Infinity : days,
      sentence: `${count(currentStreak, 'day')} in a row. ${count(days, 'more day')} and the ${award}-day award is yours.`,
    },
    {
      distance: milestone - workoutsCompleted,
      sentence: `${count(milestone - workoutsCompleted, 'workout')} to go until number ${milestone}. I have the confetti ready.`,
    },
    {
      distance: best,
      sentence: `${count(best, 'more day')} and this is your longest streak ever, past your ${longestStreak} days.`,
    },
  ];
  // Among equals, the first stays first.
  return near.filter(({ distance }) => distance <= within).toSorted((a, b) => a.distance - b.distance);
}

function pastSentences(facts: TrainingLog): string[] {
  const { workoutsCompleted, caloriesLost, workoutTimeMinutes, currentStreak, longestStreak } =
    facts.progress;
  const today = todayOf(facts);
  const week = activityBetween(facts, mondayOf(today), today);
  return [
    `${count(workoutsCompleted, 'workout')} so far. Each one counts.`,
    workoutTimeMinutes > 0 ? `${count(workoutTimeMinutes, 'minute')} of training so far, all yours.` : '',
    caloriesLost > 0 ? `About ${count(caloriesLost, 'kcal')} burned so far, one move at a time.` : '',
    week.workouts > 0
      ? `${count(week.workouts, 'workout')} since Monday. That’s what a habit looks like.`
      : '',
    currentStreak > 1
      ? `${count(currentStreak, 'day')} in a row${currentStreak === longestStreak ? ', your best ever' : ''}. Small and steady wins.`
      : '',
    longestStreak > currentStreak && longestStreak > 1
      ? `${count(longestStreak, 'day')} in a row is your longest streak so far. That one stays yours.`
      : '',
  ];
}

/** For someone without a workout; the first of these only while there is no streak yet, from a dance perhaps. */
const firstSentences = [
  'Your first workout is worth 50 points and starts your streak. I’ll count along.',
  'Everything counts from here, and I’m with you from the first move.',
  'This is where it begins. Start slow, finish proud.',
];

/** The day's sentence for the dashboard, with the person's own numbers: what is within reach, or else a different one every day. */
export function motivationByRules(facts: TrainingLog): string {
  const { today, progress } = facts;
  if (progress.workoutsCompleted === 0)
    return varied(firstSentences.slice(progress.currentStreak === 0 ? 0 : 1), chance(today));
  const isDone = wasActiveOn(facts, todayOf(facts));
  const [nearest] = isDone ? [] : nearOf(facts);
  if (nearest) return nearest.sentence;
  const sentences = pastSentences(facts).filter(Boolean);
  return varied(sentences, chance(`${today} motivation`));
}
