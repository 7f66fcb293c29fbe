import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFile, UnreadableFile, type ReadOptions } from './read-file';
import { readRequest } from './read-request.fixture';
import type { ReadAnswer } from './worker-messages';

/** Answers when a test says so. */
class FakeWorker extends EventTarget {
  static last: FakeWorker | undefined;
  isTerminated = false;
  readonly asked: unknown[] = [];

  constructor() {
    super();
    FakeWorker.last = this;
  }

  postMessage(message: unknown) {
    this.asked.push(message);
  }

  terminate() {
    this.isTerminated = true;
  }

  answer(data: ReadAnswer) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const data = { activities: [], steps: [], weights: [], restingHeartRates: [], leftOut: 3 };
const file = new File(['x'], 'run.fit');
const options = (changes: Partial<ReadOptions> = {}): ReadOptions => ({
  ...readRequest(),
  onProgress: () => undefined,
  signal: new AbortController().signal,
  ...changes,
});

function started(): FakeWorker {
  if (!FakeWorker.last) throw new Error('No worker was started.');
  return FakeWorker.last;
}

beforeEach(() => {
  FakeWorker.last = undefined;
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

describe('Reading in a worker', () => {
  it('Gives what the worker read, and lets the worker go', async () => {
    const reading = readFile(file, options());

    started().answer({ type: 'read', data });

    expect(await reading).toEqual(data);
    expect(started().asked).toEqual([{ file, request: readRequest() }]);
    expect(started().isTerminated).toBe(true);
  });

  it('Tells progress that only grows', async () => {
    const shares: number[] = [];
    const reading = readFile(file, options({ onProgress: (share) => shares.push(share) }));

    for (const share of [0.1, 0.3, 0.2, 0.3, 0.9, 1.5]) started().answer({ type: 'progress', share });
    started().answer({ type: 'read', data });

    await reading;
    expect(shares).toEqual([0.1, 0.3, 0.9, 1]);
  });

  it('Says in a sentence what to do about a file that cannot be read', async () => {
    const reading = readFile(file, options());

    started().answer({ type: 'unreadable', code: 'damaged' });

    await expect(reading).rejects.toThrow('Export it once more');
    await expect(reading).rejects.toBeInstanceOf(UnreadableFile);
  });

  it('Says so as well if the worker breaks down', async () => {
    const reading = readFile(file, options());

    started().dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));

    await expect(reading).rejects.toMatchObject({ name: 'UnreadableFile', code: 'damaged' });
    expect(started().isTerminated).toBe(true);
  });

  it('Stops at once when canceled', async () => {
    const cancel = new AbortController();
    const reading = readFile(file, options({ signal: cancel.signal }));

    cancel.abort();

    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(started().isTerminated).toBe(true);
  });

  it('Starts nothing if it was canceled before', async () => {
    await expect(readFile(file, options({ signal: AbortSignal.abort() }))).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(FakeWorker.last).toBeUndefined();
  });
});
