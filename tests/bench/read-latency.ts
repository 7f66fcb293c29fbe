import { setTimeout as pause } from 'node:timers/promises';
import { signUpUser } from '../support/sign-in';
import type { SpawnedCloud } from '../support/spawned-cloud';
import { milliseconds, percentile } from './statistics';

const paths = ['/profile', '/points', '/leaderboards/global', '/leaderboards/friends', '/workout-sessions'];
const perSecond = 100;

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
    `reads at ${perSecond} requests/s for ${seconds} s: p50 ${p(0.5)}, p95 ${p(0.95)}, p99 ${p(0.99)}, ${failures} failed (goal p95 ≤ 20 ms)`,
  ];
}
