import { awardPoints } from '../../../shared/rules/awards';
import { tierProgress } from '../../../shared/rules/tiers';
import { addDays, mondayOf } from '../../../shared/rules/local-date';
import type { TrainingLog } from './wording/figures';
import { chance } from '../../../shared/rules/chance';
import { count, number, varied } from './wording/count';
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
  const { pointsToNextTier, nextTier } = tierProgress(totalPoints);
  const milestone = milestones.find((each) => each > workoutsCompleted) ?? Infinity;
  const award = streakAwards.find((each) => each > currentStreak) ?? Infinity;
  const best =
    currentStreak > 1 && longestStreak >= currentStreak ? longestStreak + 1 - currentStreak : Infinity;
  const days = award - currentStreak;
  const near: Near[] = [
    {
      distance: Math.ceil((pointsToNextTier ?? Infinity) / workoutPoints),
      sentence: `Only ${count(pointsToNextTier ?? 0, 'point')} to ${nextTier}: ${(pointsToNextTier ?? 0) <= workoutPoints ? 'one workout takes you there' : 'two good days take you there'}.`,
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
  const before = activityBetween(facts, addDays(mondayOf(today), -7), addDays(mondayOf(today), -1));
  return [
    `${count(workoutsCompleted, 'workout')}, and you showed up for every one. Today can be ${number(workoutsCompleted + 1)}.`,
    `${count(workoutTimeMinutes, 'minute')} of training so far, and your body remembers.`,
    caloriesLost > 0
      ? `About ${count(caloriesLost, 'kcal')} burned so far, one move at a time. Add a few today?`
      : '',
    week.workouts > 0
      ? `${count(week.workouts, 'workout')} since Monday. That’s what a habit looks like.`
      : '',
    before.workouts > week.workouts
      ? `Last week it was ${count(before.workouts, 'workout')}; you have time to match it.`
      : '',
    currentStreak > 1
      ? `Day ${currentStreak} of your streak${currentStreak === longestStreak ? ', your best ever' : ''}. Small and steady wins.`
      : '',
    currentStreak > 1 && longestStreak > currentStreak
      ? `Your longest streak is ${count(longestStreak, 'day')}; you’re at ${currentStreak} now. Go beat it.`
      : '',
  ];
}

const firstSentences = [
  'No workout yet, and that’s the best place to start: everything counts. Ten minutes?',
  'Your first workout is worth 50 points and starts your streak. I’ll count along.',
  'Zero workouts so far means today can be day one. Start slow, finish proud.',
];

/** The day's sentence for the dashboard, with the person's own numbers: what is within reach, or else a different one every day. */
export function motivationByRules(facts: TrainingLog): string {
  const { today, progress } = facts;
  if (progress.workoutsCompleted === 0) return varied(firstSentences, chance(today));
  const isDone = wasActiveOn(facts, todayOf(facts));
  const [nearest] = isDone ? [] : nearOf(facts);
  if (nearest) return nearest.sentence;
  const sentences = pastSentences(facts).filter(Boolean);
  return varied(sentences, chance(`${today} motivation`));
}
