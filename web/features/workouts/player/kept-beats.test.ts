// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const load = () => import('./kept-beats');
beforeEach(() => vi.resetModules());
afterEach(() => localStorage.clear());

describe('A heart rate in the player', () => {
  it('is one average every five seconds, with gaps where nothing was told', async () => {
    const { keepBeats, keptBeats } = await load();
    for (const [ms, beats] of [
      [0, 100],
      [1_000, 104],
      [4_999, 108],
      [5_000, 110],
      [21_000, 130],
    ] as const) {
      keepBeats('one', ms, beats);
    }
    expect(keptBeats('one')).toEqual([104, 110, null, null, 130]);
  });

  it('goes on after a reload where it was', async () => {
    const before = await load();
    before.keepBeats('one', 0, 100);
    before.keepBeats('one', 5_000, 110);
    vi.resetModules();
    const { keepBeats, keptBeats } = await load();
    keepBeats('one', 12_000, 120);
    expect(keptBeats('one')).toEqual([100, 110, 120]);
  });

  it('is of one workout, and gone when that is over', async () => {
    const { keepBeats, keptBeats, forgetBeats } = await load();
    keepBeats('one', 0, 100);
    expect(keptBeats('two')).toBeNull();
    expect(keptBeats('one')).toEqual([100]);
    forgetBeats('one');
    expect(keptBeats('one')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('ends after four hours', async () => {
    const { keepBeats, keptBeats } = await load();
    const hours = 4 * 3_600_000;
    keepBeats('one', hours - 1, 100);
    keepBeats('one', hours, 180);
    expect(keptBeats('one')).toHaveLength(2_880);
    expect(keptBeats('one')?.at(-1)).toBe(100);
  });

  it('starts anew where the device kept nonsense', async () => {
    localStorage.setItem('workout-heart-rate', '{"sessionId":"one","beats":"fast"');
    const { keptBeats } = await load();
    expect(keptBeats('one')).toBeNull();
  });
});
