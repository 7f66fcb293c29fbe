import { danceContract } from '../../shared/contracts/dance';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { workoutsContract } from '../../shared/contracts/workouts';
import { seconds, seen } from '../support/dances';
import { newId } from '../support/new-id';
import { currentClock } from '../support/clock';
import type { TestUser } from '../support/sign-in';
import { createEarlierTimes } from '../support/trained-earlier';
import { takeStep, type Pair } from './friendships';
import { planDay, type Done, type Trainee } from './plan';
import { regretSome } from './regrets';

const danceSeconds = 50;
const earlier = createEarlierTimes();

/** A request that a busy machine did not answer is repeated with the same ID, like the app does. */
async function insist<T>(request: () => Promise<T>, attempts = 5): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request();
    } catch (error) {
      if (attempt === attempts || !String(error).includes('answered 503')) throw error;
    }
  }
}

async function workOut(user: TestUser, minutes: number, isShared: boolean): Promise<string> {
  const { startedAt, finishedAt } = earlier(user.userId, minutes * 60, currentClock().now());
  const body = { id: newId(), routineId: 'core-blast', startedAt };
  const { id } = await insist(() => user.call(workoutsContract.startWorkout, { body }));
  const end = { finishedExercises: [0, 1], activeSeconds: minutes * 60, finishedAt };
  await insist(() => user.call(workoutsContract.completeWorkout, { params: { id }, body: end }));
  if (isShared) await user.call(workoutsContract.shareWorkout, { params: { id } });
  return id;
}

async function eat(user: TestUser): Promise<string> {
  const items = [{ name: 'Soup', nutrients: { caloriesKcal: 300 } }];
  const id = newId();
  return (await insist(() => user.call(nutritionContract.logMeal, { body: { id, items } }))).id;
}

async function dance(user: TestUser): Promise<string> {
  const { startedAt, finishedAt } = earlier(user.userId, danceSeconds, currentClock().now());
  const choice = { style: 'pop', set: 'ten-moves', camera: true } as const;
  const id = newId();
  await insist(() => user.call(danceContract.startDance, { body: { id, ...choice, startedAt } }));
  const body = { samples: seconds(danceSeconds, seen), finishedAt };
  await insist(() => user.call(danceContract.completeDance, { params: { id }, body }));
  return id;
}

/** Does what is planned for the last day, and remembers it. */
async function doDay({ user, plan, done }: Trainee, shares: readonly boolean[]): Promise<void> {
  const today = plan.length - 1;
  const { workouts = [], meals = 0, danced = false } = plan[today] ?? {};
  const remember = (kind: Done['kind'], id: string, minutes = 0) =>
    void done.push({ day: today, kind, id, minutes, isThere: true });
  for (const [n, minutes] of [...workouts].entries())
    remember('workout', await workOut(user, minutes, shares[n] ?? false), minutes);
  for (let meal = 0; meal < meals; meal += 1) remember('meal', await eat(user));
  if (danced) remember('dance', await dance(user));
}

const mostRegrets = 3;

/** Everyone removes some of what they did, on any day, and restores some of it. */
export async function regretDays(trainees: readonly Trainee[], random: () => number): Promise<void> {
  for (const [person, trainee] of trainees.entries())
    // The first person keeps everything, so that a streak stays.
    await regretSome(trainee, 2 * mostRegrets, { random, keepsAll: person === 0 });
}

/** Everyone's day, partly simultaneous; then some pairs act on each other. */
export async function liveDay(
  trainees: readonly Trainee[],
  pairs: readonly Pair[],
  random: () => number,
): Promise<void> {
  const atOnce = 8;
  const days = trainees.map((trainee, person) => {
    const day = planDay(person, random);
    trainee.plan.push(day);
    const shares = day.workouts.map(() => random() < 0.1);
    return async () => {
      await doDay(trainee, shares);
      await regretSome(trainee, mostRegrets, { random, keepsAll: person === 0 });
    };
  });
  const lanes = Array.from({ length: atOnce }, async () => {
    for (let next = days.shift(); next; next = days.shift()) await next();
  });
  await Promise.all(lanes);
  for (const pair of pairs) if (random() < 0.4) await takeStep(pair, random);
}
