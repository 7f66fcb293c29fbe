import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installTestClock, type TestClock } from './clock';

const dayMs = 86_400_000;
let RealDate: DateConstructor;
let clock: TestClock;
// The machine's time stands still, so that every instant is exact.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.UTC(2026, 3, 8, 12, 34, 56) });
  RealDate = Date;
  clock = installTestClock();
});
afterEach(() => {
  clock.uninstall();
  vi.useRealTimers();
});

describe('the test clock', () => {
  it('moves everything that asks for the time', () => {
    const before = RealDate.now();
    clock.advance(dayMs);
    for (const now of [Date.now(), new Date().getTime(), Date.parse(Date()), clock.now()]) {
      expect(now - before).toBe(dayMs);
    }
  });

  it('leaves given times alone', () => {
    clock.advance(dayMs);
    expect(new Date('2026-01-01T00:00:00Z').getTime()).toBe(Date.UTC(2026, 0, 1));
    expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
    expect(new Date(2026, 0, 2).getDate()).toBe(2);
    expect(new Date()).toBeInstanceOf(RealDate);
    expect(new RealDate()).toBeInstanceOf(Date);
  });

  it('moves to the next time of day, even past midnight', () => {
    clock.advanceTo('23:30');
    expect(new Date().toISOString()).toContain('T23:30:00');
    const before = clock.now();
    clock.advanceTo('09:15');
    expect(new Date().toISOString()).toContain('T09:15:00');
    expect(clock.now() - before).toBeLessThan(dayMs);
  });

  it('adds up, and never goes back', () => {
    const before = clock.now();
    clock.advance(1000);
    clock.advance(1000);
    expect(clock.now() - before).toBe(2000);
    expect(() => clock.advance(-1)).toThrow('only moves ahead');
  });

  it('does not make timers wait or fire', () => {
    const fired = vi.fn();
    setTimeout(fired, 20);
    clock.advance(dayMs);
    expect(fired).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20);
    expect(fired).toHaveBeenCalledOnce();
  });

  it('is gone after uninstalling', () => {
    clock.advance(dayMs);
    clock.uninstall();
    expect(Date).toBe(RealDate);
  });
});
