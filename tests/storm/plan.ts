import type { TestUser } from '../support/sign-in';

/** What one person does on one day. */
export interface PlannedDay {
  /** Minutes of each workout. */
  workouts: number[];
  meals: number;
  danced: boolean;
  /** What the day asked for; null for nothing, by default twenty minutes. */
  goalSeconds?: number | null;
}

export type Plan = PlannedDay[];

/** Something that someone did on a day, by its position in their plan. */
export interface Done {
  day: number;
  kind: 'workout' | 'meal' | 'dance';
  id: string;
  minutes: number;
  isThere: boolean;
}

export interface Trainee {
  user: TestUser;
  plan: Plan;
  done: Done[];
}

const minutesOfWorkouts = [5, 20];

/** Some rest on a day, some do more than is paid. The first person never rests, so that there is a streak. */
export function planDay(person: number, random: () => number): PlannedDay {
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const least = person === 0 ? 1 : 0;
  return {
    workouts: Array.from({ length: Math.max(least, upTo(4)) }, () => minutesOfWorkouts[upTo(1)] ?? 5),
    meals: random() < 0.7 ? upTo(5) : 0,
    danced: random() < 0.25,
  };
}

export interface Expected {
  points: number;
  workouts: number;
  longest: number;
}

const danceSeconds = 50;
const usualGoalSeconds = 20 * 60;

const secondsOf = ({ workouts, danced }: PlannedDay) =>
  workouts.reduce((sum, minutes) => sum + minutes * 60, 0) + (danced ? danceSeconds : 0);

/** What ranks someone in leagues: an hour and a half of each day at most. */
export const rankedSecondsOf = (plan: Plan): number =>
  plan.reduce((sum, day) => sum + Math.min(5_400, secondsOf(day)), 0);

/** What the rules give, calculated independently of the product: one pass over the days, including freezes. */
export function expectedOf(plan: Plan): Expected {
  let [points, workouts, paid, run, freezes, longest] = [0, 0, 0, 0, 0, 0];
  for (const day of plan) {
    workouts += day.workouts.length;
    const paidToday = Math.min(3, day.workouts.length);
    paid += paidToday;
    points += 50 * paidToday + 10 * Math.min(4, day.meals) + (day.danced ? 75 : 0);
    const { goalSeconds = usualGoalSeconds } = day;
    if (goalSeconds !== null && secondsOf(day) >= goalSeconds) points += 25;
    if (day.workouts.length > 0 || day.danced) {
      run += 1;
      if (run % 7 === 0) freezes = Math.min(2, freezes + 1);
      if (run === 7) points += 100;
      if (run === 30) points += 500;
    } else if (run > 0 && freezes > 0) freezes -= 1;
    else [run, freezes] = [0, 0];
    longest = Math.max(longest, run);
  }
  // Three per day are paid, and only those count toward milestones.
  if (paid >= 10) points += 150;
  if (paid >= 50) points += 750;
  return { points, workouts, longest };
}
