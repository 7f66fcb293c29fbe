import { describe, expect, it, vi } from 'vitest';
import { createProgressSaver, type Progress } from './progress-saver';

const progress = (activeSeconds: number): Progress => ({ finishedExercises: [], activeSeconds, swaps: [] });

describe('saving progress', () => {
  it('sends one at a time and then only the newest', async () => {
    const answers: (() => void)[] = [];
    const send = vi.fn((_progress: Progress) => new Promise<void>((resolve) => answers.push(resolve)));
    const saver = createProgressSaver(send);
    [10, 20, 30].forEach((seconds) => saver.save(progress(seconds)));
    expect(send.mock.calls).toEqual([[progress(10)]]);
    answers[0]?.();
    await vi.waitFor(() => expect(send.mock.calls).toEqual([[progress(10)], [progress(30)]]));
  });

  it('goes on after one that did not arrive', async () => {
    const send = vi.fn((_progress: Progress) => Promise.reject(new Error('offline')));
    const saver = createProgressSaver(send);
    saver.save(progress(10));
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    saver.save(progress(20));
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });
});
