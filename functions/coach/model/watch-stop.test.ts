import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeLog } from '../../../tests/support/fake-storage';
import { watchStop } from './watch-stop';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const turn = { userId: 'maya', messageId: 'm1', lease: 'l1' };

function watching(isStopRequested: () => Promise<boolean>) {
  const log = fakeLog();
  const look = vi.fn(isStopRequested);
  const watch = watchStop({ isStopRequested: look }, turn, log);
  return { look, log, watch };
}

describe('A request to stop an answer', () => {
  it('is checked once a second, and ends the answer', async () => {
    let wanted = false;
    const { look, watch } = watching(() => Promise.resolve(wanted));
    await vi.advanceTimersByTimeAsync(2_500);
    expect([look.mock.calls.length, watch.signal.aborted]).toEqual([2, false]);
    wanted = true;
    await vi.advanceTimersByTimeAsync(500);
    expect(watch.signal.aborted).toBe(true);
    expect(look).toHaveBeenCalledWith(turn);
    watch.end();
  });

  it('is not checked twice at the same time when storage is slow', async () => {
    let answer: (isWanted: boolean) => void = () => undefined;
    const { look, watch } = watching(() => new Promise((resolve) => (answer = resolve)));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(look).toHaveBeenCalledTimes(1);
    answer(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(look).toHaveBeenCalledTimes(2);
    watch.end();
  });

  it('is checked again after storage failed, and the failure is logged', async () => {
    const { look, log, watch } = watching(() => Promise.reject(new Error('throttled')));
    await vi.advanceTimersByTimeAsync(2_000);
    expect([look.mock.calls.length, watch.signal.aborted]).toEqual([2, false]);
    expect(log.warn).toHaveBeenCalledWith('stop not read', { error: new Error('throttled') });
    watch.end();
  });

  it('is not checked once the answer is there', async () => {
    const { look, watch } = watching(() => Promise.resolve(true));
    watch.end();
    await vi.advanceTimersByTimeAsync(5_000);
    expect([look.mock.calls.length, watch.signal.aborted]).toEqual([0, false]);
  });
});
