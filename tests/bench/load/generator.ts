import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '../../support/chaos';
import type { TestUser } from '../../support/sign-in';
import { mix, type RouteClass } from './mix';

export interface Measured {
  /** Milliseconds of successful requests, by route class. */
  latencies: Map<RouteClass, number[]>;
  /** Unsuccessful requests, by what came instead. */
  failures: Map<string, number>;
  requests: number;
  /** Refused before they began, because the server was overloaded; the app retries such a request. */
  turnedAway: number;
  /** How far the generator itself fell behind its own schedule, in milliseconds. */
  lateMs: number;
}

const whole = mix.reduce((sum, { share }) => sum + share, 0);

/**
 * Sends the mix at `rate` requests per second, however long responses take (open loop). A latency counts from the
 * moment a request was scheduled, so that a server that stalls cannot hide it.
 */
export async function generate(
  origin: string,
  users: readonly TestUser[],
  { rate, seconds, seed }: { rate: number; seconds: number; seed: number },
): Promise<Measured> {
  const random = seededRandom(seed);
  const measured: Measured = {
    latencies: new Map(),
    failures: new Map(),
    requests: 0,
    turnedAway: 0,
    lateMs: 0,
  };
  const fail = (what: string) => measured.failures.set(what, (measured.failures.get(what) ?? 0) + 1);

  async function send(user: TestUser, of: RouteClass, since: number, request: [string, string, object?]) {
    const [method, path, body] = request;
    measured.requests += 1;
    try {
      const headers = {
        authorization: `Bearer ${await user.accessToken()}`,
        'content-type': 'application/json',
      };
      const sent = body ? { body: JSON.stringify(body) } : {};
      const response = await fetch(`${origin}/api${path}`, { method, headers, ...sent });
      const text = await response.text();
      if (response.status === 503 && response.headers.has('retry-after')) {
        measured.turnedAway += 1;
        return null;
      }
      if (!response.ok) {
        fail(`${method} ${path.replaceAll(/[0-9A-HJKMNP-TV-Z]{26}/g, '{id}')}: ${response.status}`);
        return null;
      }
      const own = measured.latencies.get(of) ?? [];
      measured.latencies.set(of, own);
      own.push(performance.now() - since);
      return text;
    } catch (error) {
      fail(`${method} ${path}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  }

  async function arrive(n: number, intended: number): Promise<void> {
    const user = users[n % users.length];
    let drawn = random() * whole;
    const kind = mix.find(({ share }) => (drawn -= share) < 0);
    if (!user || !kind) return;
    let since = intended;
    await kind.run(async (method, path, body) => {
      const answer = await send(user, kind.of, since, [method, path, ...(body ? [body] : [])] as [
        string,
        string,
      ]);
      // A follow-up is scheduled for when its predecessor's response has arrived.
      since = performance.now();
      return answer;
    }, user);
  }

  const arrivals: Promise<void>[] = [];
  const began = performance.now();
  for (let n = 0; n < rate * seconds; n += 1) {
    const intended = began + (n * 1000) / rate;
    const wait = intended - performance.now();
    if (wait > 0) await pause(wait);
    else measured.lateMs = Math.max(measured.lateMs, -wait);
    arrivals.push(arrive(n, intended));
  }
  await Promise.all(arrivals);
  return measured;
}
