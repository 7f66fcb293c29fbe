import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAdmission } from './admission';

const options = { slots: 2, holdsForMs: 250, burstWaitMs: 500, standingWaitMs: 20 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets admitted and refused requests continue. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
}

/** Serves each admitted request in `serviceMs`; returns how many were served and refused, and how long each waited. */
async function serve(arrivals: number[], serviceMs: number) {
  const start = performance.now();
  const enter = createAdmission(options, () => performance.now());
  const waits: number[] = [];
  let refused = 0;
  async function request(): Promise<void> {
    const came = performance.now();
    const release = await enter('maya');
    if (!release) {
      refused += 1;
      return;
    }
    waits.push(performance.now() - came);
    setTimeout(release, serviceMs);
  }
  const lastMs = Math.max(...arrivals) + 2000;
  const comeAt: Record<number, number> = {};
  for (const at of arrivals) comeAt[at] = (comeAt[at] ?? 0) + 1;
  for (let at = 0; at < lastMs; at += 1) {
    for (let came = comeAt[at] ?? 0; came > 0; came -= 1) void request();
    await settle();
    vi.advanceTimersByTime(1);
    await settle();
  }
  expect(performance.now() - start).toBe(lastMs);
  return { served: waits.length, refused, waits };
}

const every = (milliseconds: number, count: number) =>
  Array.from({ length: count }, (_, n) => n * milliseconds);

it('lets everyone in while there is room', async () => {
  const { served, refused, waits } = await serve(every(10, 200), 15);
  expect({ served, refused, longest: Math.max(...waits) }).toEqual({ served: 200, refused: 0, longest: 0 });
});

it('lets a burst wait', async () => {
  const burst = Array.from({ length: 60 }, () => 0);
  expect(await serve(burst, 10)).toMatchObject({ served: 60, refused: 0 });
});

it('refuses early what comes beyond its strength, and keeps the served ones fast', async () => {
  const { served, refused, waits } = await serve(every(2, 1000), 10);
  expect(served + refused).toBe(1000);
  expect(refused).toBeGreaterThan(400);
  expect(served).toBeGreaterThan(380);
  expect(Math.max(...waits.slice(waits.length / 2))).toBeLessThanOrEqual(30);
});

it('admits everyone again when the rush is over', async () => {
  const rush = every(2, 500);
  const after = every(20, 50).map((at) => 3000 + at);
  const { waits } = await serve([...rush, ...after], 10);
  expect(waits.slice(-50)).toEqual(Array.from({ length: 50 }, () => 0));
});

it('does not count requests that wait for someone else', async () => {
  const slow = serve(every(1, 6), 10_000);
  expect(await slow).toMatchObject({ served: 6, refused: 0 });
});

it('takes a slot back once, however often it is given', async () => {
  const enter = createAdmission({ ...options, slots: 1 }, () => performance.now());
  const first = await enter('maya');
  first?.();
  first?.();
  await enter('maya');
  let admitted = false;
  void enter('maya').then((release) => (admitted = release !== null));
  await Promise.resolve();
  expect(admitted).toBe(false);
});

it('lets each caller in in turn, so that nobody waits behind the flood of another', async () => {
  const enter = createAdmission(options, () => performance.now());
  const served: string[] = [];
  async function request(caller: string): Promise<void> {
    const release = await enter(caller);
    served.push(release ? caller : `${caller} refused`);
    if (release) setTimeout(release, 10);
  }
  for (let n = 0; n < 40; n += 1) void request('flood');
  void request('maya');
  void request('noah');
  for (let at = 0; at < 1000; at += 1) {
    await settle();
    vi.advanceTimersByTime(1);
  }
  expect(served).toHaveLength(42);
  expect(served.indexOf('maya')).toBeLessThan(5);
  expect(served.indexOf('noah')).toBeLessThan(5);
});
