import { describe, expect, it, vi } from 'vitest';
import { ConditionFailed } from './conditions';
import { decideAgain } from './retries';

describe('Deciding again', () => {
  it('happens while somebody else is faster, and counts the attempts', async () => {
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
