import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeltaWriter } from './delta-writer';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Uses the test's timers. */
const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('aborted'));
    });
  });

function writer() {
  const frames: [offset: number, delta: string, at: number][] = [];
  const start = Date.now();
  let hold: Promise<void> | null = null;
  const deltas = createDeltaWriter(
    async (offset, delta) => {
      frames.push([offset, delta, Date.now() - start]);
      await hold;
    },
    50,
    wait,
  );
  return { frames, deltas, holdSending: (until: Promise<void>) => void (hold = until) };
}

describe('The pieces of a reply', () => {
  it('go out immediately, then together every 50 ms', async () => {
    const { frames, deltas } = writer();
    deltas.write('Try');
    await vi.advanceTimersByTimeAsync(10);
    deltas.write('Try squ');
    await vi.advanceTimersByTimeAsync(10);
    deltas.write('Try squats');
    await vi.advanceTimersByTimeAsync(200);
    deltas.write('Try squats.');
    await vi.advanceTimersByTimeAsync(0);
    expect(frames).toEqual([
      [0, 'Try', 0],
      [3, ' squats', 50],
      [10, '.', 220],
    ]);
  });

  it('start over when the reply does', async () => {
    const { frames, deltas } = writer();
    deltas.write('Go for a ru');
    await vi.advanceTimersByTimeAsync(60);
    deltas.write('Go sw');
    await vi.advanceTimersByTimeAsync(60);
    deltas.write('Go swimming');
    await vi.advanceTimersByTimeAsync(60);
    expect(frames.map(([offset, delta]) => [offset, delta])).toEqual([
      [0, 'Go for a ru'],
      [0, 'Go sw'],
      [5, 'imming'],
    ]);
  });

  it('wait for the previous one', async () => {
    const { frames, deltas, holdSending } = writer();
    let release = () => {};
    holdSending(new Promise((resolve) => (release = resolve)));
    deltas.write('One');
    await vi.advanceTimersByTimeAsync(500);
    deltas.write('One two');
    await vi.advanceTimersByTimeAsync(500);
    expect(frames).toHaveLength(1);
    release();
    await vi.advanceTimersByTimeAsync(50);
    expect(frames.at(-1)).toEqual([3, ' two', 1050]);
  });

  it('end with the one in flight', async () => {
    const { frames, deltas } = writer();
    deltas.write('One');
    await vi.advanceTimersByTimeAsync(5);
    deltas.write('One two');
    await deltas.end();
    deltas.write('One two three');
    await vi.advanceTimersByTimeAsync(500);
    expect(frames).toEqual([[0, 'One', 0]]);
  });
});
