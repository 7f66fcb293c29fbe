import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConditionFailed } from './conditions';
import { decideAgain, pauseAfter } from './retries';

describe('The pause after an attempt', () => {
  afterEach(() => vi.restoreAllMocks());

  async function pauseOf(chance: number, ...[attempt, pace]: Parameters<typeof pauseAfter>): Promise<number> {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    const wait = vi.fn(async () => undefined);
    await pauseAfter(attempt, pace, wait);
    expect(wait).toHaveBeenCalledOnce();
    return Number((wait.mock.calls as number[][])[0]?.[0]);
  }

  it.each([
    [1, 20],
    [2, 40],
    [3, 80],
    [6, 640],
    [7, 1_000],
    [40, 1_000],
  ])('number %i is at most %i ms: it doubles up to a second', async (attempt, longest) => {
    expect(await pauseOf(1, attempt)).toBe(longest);
  });

  it('is a random share of that, so that those who collided do not collide again', async () => {
    expect(await pauseOf(0, 3)).toBe(0);
    expect(await pauseOf(0.25, 3)).toBe(20);
  });

  it('keeps to the pace it is given', async () => {
    const pace = { firstMs: 8, longestMs: 12 };
    expect([await pauseOf(1, 1, pace), await pauseOf(1, 2, pace)]).toEqual([8, 12]);
  });
});

describe('Deciding again', () => {
  it('happens while someone else is faster, and counts the attempts', async () => {
    const decide = vi.fn(async (attempt: number) => {
      if (attempt < 3) throw new ConditionFailed([0]);
      return `decided at ${attempt}`;
    });
    expect(await decideAgain(decide)).toBe('decided at 3');
    expect(decide.mock.calls).toEqual([[1], [2], [3]]);
  });

  it('ends after its attempts with the refusal', async () => {
    const decide = vi.fn(async () => Promise.reject(new ConditionFailed([2])));
    await expect(decideAgain(decide, 4)).rejects.toMatchObject({ positions: [2] });
    expect(decide).toHaveBeenCalledTimes(4);
  });

  it('does not happen after any other failure', async () => {
    const decide = vi.fn(async () => Promise.reject(new Error('no network')));
    await expect(decideAgain(decide)).rejects.toThrow('no network');
    expect(decide).toHaveBeenCalledOnce();
  });

  it('does not happen after a decision', async () => {
    const decide = vi.fn(async () => null);
    expect(await decideAgain(decide)).toBeNull();
    expect(decide).toHaveBeenCalledOnce();
  });
});
