import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requireRoom, watchRoom } from './disk-room';

const megabytes = (count: number) => async () => count * 1024 * 1024;

describe('A disk without room', () => {
  it('is said in one sentence with the way out, before anything is written', async () => {
    await expect(requireRoom('/data', megabytes(63))).rejects.toThrow(
      /^The disk that holds \/data is full: free at least 64 MB, then start again\.$/,
    );
    await requireRoom('/data', megabytes(64));
  });

  it('is measured where the data are', async () => {
    await expect(requireRoom(tmpdir())).resolves.toBeUndefined();
  });
});

describe('A disk that fills up while the product runs', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is told of once, and so is the end of it', async () => {
    let free = 500;
    const said: string[] = [];
    const stop = watchRoom('/data', {
      say: (sentence) => said.push(sentence),
      room: () => megabytes(free)(),
      everyMs: 1_000,
    });
    await vi.advanceTimersByTimeAsync(1_000);
    free = 10;
    await vi.advanceTimersByTimeAsync(3_000);
    free = 400;
    await vi.advanceTimersByTimeAsync(2_000);
    stop();
    free = 0;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(said).toEqual([
      'The disk that holds /data is full: nothing more can be saved until there is room.',
      'There is room again on the disk that holds /data.',
    ]);
  });
});
