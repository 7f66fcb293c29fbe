import { setTimeout as pause } from 'node:timers/promises';
import { signUpUser } from '../support/sign-in';
import { currentClock } from '../support/clock';
import { spawnCloud } from '../support/spawned-cloud';
import { milliseconds, percentile } from './statistics';

const paths = ['/profile', '/points', '/leaderboards/global', '/leaderboards/friends', '/workout-sessions'];
/** Requests per second: with room to spare, at the limit, beyond it, far beyond it. */
const rates = [100, 200, 300, 600];

interface Outcome {
  served: number[];
  refused: number[];
  others: number;
}

/** Reads sent on a fixed schedule (open loop), so that a slow response does not slow the load down. */
async function load(origin: string, token: string, rate: number, seconds: number): Promise<Outcome> {
  const outcome: Outcome = { served: [], refused: [], others: 0 };
  const headers = { authorization: `Bearer ${token}` };
  async function read(path: string): Promise<void> {
    const began = performance.now();
    const response = await fetch(`${origin}/api${path}`, { headers });
    await response.arrayBuffer();
    const took = performance.now() - began;
    if (response.ok) outcome.served.push(took);
    else if (response.status === 503 && response.headers.has('retry-after')) outcome.refused.push(took);
    else outcome.others += 1;
  }
  const reads: Promise<void>[] = [];
  const began = performance.now();
  for (let n = 0; n < rate * seconds; n += 1) {
    const wait = began + (n * 1000) / rate - performance.now();
    if (wait > 0) await pause(wait);
    reads.push(read(paths[n % paths.length] ?? '/profile'));
  }
  await Promise.all(reads);
  return outcome;
}

/**
 * What one process can serve, and what happens beyond that: early refusals with 503 and Retry-After, while served
 * requests stay fast.
 */
export async function benchOverload(short: boolean): Promise<string[]> {
  const cloud = await spawnCloud({ from: new Date(currentClock().now()).toISOString(), sheds: true });
  const seconds = short ? 0.2 : 15;
  try {
    const user = await signUpUser(cloud.origin);
    const token = await user.accessToken();
    await load(cloud.origin, token, 100, short ? 0.1 : 20);
    const lines: string[] = [];
    for (const rate of rates) {
      const { served, refused, others } = await load(cloud.origin, token, rate, seconds);
      const perSecond = Math.round(served.length / seconds);
      const share = Math.round((100 * refused.length) / (served.length + refused.length));
      const p95 = milliseconds(percentile(served, 0.95));
      const goal = rate === 300 ? ' (goal p95 ≤ 100 ms)' : '';
      lines.push(
        `${rate} requests/s for ${seconds} s: ${perSecond}/s served, p95 ${p95}${goal}; ${share} % refused, ${others} failed`,
      );
      await pause(short ? 0 : 2000);
    }
    return lines;
  } finally {
    await cloud.stop();
  }
}
