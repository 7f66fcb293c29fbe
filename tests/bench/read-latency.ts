import { setTimeout as pause } from 'node:timers/promises';
import { ulid } from 'ulid';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { profileContract } from '../../shared/contracts/profile';
import { answers } from '../support/answers';
import { signUpUser } from '../support/sign-in';
import type { SpawnedCloud } from '../support/spawned-cloud';
import { milliseconds, percentile } from './statistics';

const paths = ['/profile', '/points', '/leaderboards/global', '/leaderboards/friends', '/workout-sessions'];
const perSecond = 100;

/** One read after the other, for someone with many meals: the middle of what they take. */
async function benchAlone(cloud: SpawnedCloud, short: boolean): Promise<string[]> {
  const [meals, reads] = short ? [3, 3] : [240, 200];
  const user = await signUpUser(cloud.origin);
  await user.call(profileContract.completeOnboarding, { body: answers });
  const items = ['Porridge', 'Banana'].map((name) => ({ name, nutrients: { caloriesKcal: 10 } }));
  for (let n = 0; n < meals; n += 1)
    await user.call(nutritionContract.logMeal, { body: { id: ulid(await cloud.advance(0)), items } });
  await cloud.idle();
  const headers = { authorization: `Bearer ${await user.accessToken()}` };
  async function median(path: string): Promise<string> {
    const took: number[] = [];
    for (let n = 0; n < reads * 2; n += 1) {
      const began = performance.now();
      await (await fetch(`${cloud.origin}/api${path}`, { headers })).arrayBuffer();
      // The first half warms up.
      if (n >= reads) took.push(performance.now() - began);
    }
    return milliseconds(percentile(took, 0.5));
  }
  return [
    `alone, the middle of ${reads}: profile ${await median('/profile')} (goal 10 ms), a day of ${meals} meals ${await median('/nutrition/days/today')} (goal 16 ms)`,
  ];
}

/** Reads sent on a fixed schedule (open loop), so that a slow response does not slow the load down. */
export async function benchReadLatency(cloud: SpawnedCloud, short: boolean): Promise<string[]> {
  const seconds = short ? 0.1 : 15;
  const user = await signUpUser(cloud.origin);
  const authorization = `Bearer ${await user.accessToken()}`;
  const latencies: number[] = [];
  let failures = 0;

  async function read(path: string): Promise<void> {
    const began = performance.now();
    const response = await fetch(`${cloud.origin}/api${path}`, { headers: { authorization } });
    await response.arrayBuffer();
    if (!response.ok) failures += 1;
    latencies.push(performance.now() - began);
  }

  await Promise.all(paths.map(read));
  latencies.length = 0;
  const reads: Promise<void>[] = [];
  const began = performance.now();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const due = began + (n * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await pause(wait);
    reads.push(read(paths[n % paths.length] ?? '/profile'));
  }
  await Promise.all(reads);
  const p = (share: number) => milliseconds(percentile(latencies, share));
  return [
    ...(await benchAlone(cloud, short)),
    `reads at ${perSecond} requests/s for ${seconds} s: p50 ${p(0.5)}, p95 ${p(0.95)}, p99 ${p(0.99)}, ${failures} failed (goal p95 ≤ 20 ms)`,
  ];
}
