import { danceContract } from '../../shared/contracts/dance';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { workoutsContract } from '../../shared/contracts/workouts';
import { seconds, seen } from '../support/dances';
import { newId } from '../support/new-id';
import { currentClock } from '../support/clock';
import type { TestUser } from '../support/sign-in';
import { createEarlierTimes } from '../support/trained-earlier';
import { takeStep, type Pair } from './friendships';
import { planDay, type Plan, type PlannedDay } from './plan';

export interface Trainee {
  user: TestUser;
  plan: Plan;
}

const danceSeconds = 50;
const earlier = createEarlierTimes();

/** A request that a busy machine did not answer is sent again, as the app does: its id is the same. */
async function insist<T>(request: () => Promise<T>, attempts = 5): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request();
    } catch (error) {
      if (attempt === attempts || !String(error).includes('answered 503')) throw error;
    }
  }
}

async function workOut(user: TestUser, minutes: number, isShared: boolean): Promise<void> {
  const { startedAt, finishedAt } = earlier(user.userId, minutes * 60, currentClock().now());
  const body = { id: newId(), routineId: 'core-blast', startedAt };
  const { id } = await insist(() => user.call(workoutsContract.startWorkout, { body }));
  const end = { finishedExercises: [0, 1], activeSeconds: minutes * 60, finishedAt };
  await insist(() => user.call(workoutsContract.completeWorkout, { params: { id }, body: end }));
  if (isShared) await user.call(workoutsContract.shareWorkout, { params: { id } });
}

async function eat(user: TestUser): Promise<void> {
  const items = [{ name: 'Soup', nutrients: { caloriesKcal: 300 } }];
  const id = newId();
  await insist(() => user.call(nutritionContract.logMeal, { body: { id, items } }));
}

async function dance(user: TestUser): Promise<void> {
  const { startedAt, finishedAt } = earlier(user.userId, danceSeconds, currentClock().now());
  const choice = { style: 'pop', set: 'ten-moves', camera: true } as const;
  const id = newId();
  await insist(() => user.call(danceContract.startDance, { body: { id, ...choice, startedAt } }));
  const body = { samples: seconds(danceSeconds, seen), finishedAt };
  await insist(() => user.call(danceContract.completeDance, { params: { id }, body }));
}

async function doDay(user: TestUser, day: PlannedDay, shares: readonly boolean[]): Promise<void> {
  for (const [n, minutes] of day.workouts.entries()) await workOut(user, minutes, shares[n] ?? false);
  for (let meal = 0; meal < day.meals; meal += 1) await eat(user);
  if (day.danced) await dance(user);
}

/** Everybody's day, some at the same moment; then some pairs do something about each other. */
export async function liveDay(
  trainees: readonly Trainee[],
  pairs: readonly Pair[],
  random: () => number,
): Promise<void> {
  const atOnce = 8;
  const days = trainees.map(({ user, plan }, person) => {
    const day = planDay(person, random);
    plan.push(day);
    const shares = day.workouts.map(() => random() < 0.1);
    return () => doDay(user, day, shares);
  });
  const lanes = Array.from({ length: atOnce }, async () => {
    for (let next = days.shift(); next; next = days.shift()) await next();
  });
  await Promise.all(lanes);
  for (const pair of pairs) if (random() < 0.4) await takeStep(pair, random);
}
