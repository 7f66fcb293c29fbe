import { describe, expect, it } from 'vitest';
import { clampDanceEnd, isPlausible } from './plausible';

const startedAt = new Date('2026-11-20T10:00:00Z');
const after = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000);
const seconds = (count: number, accuracy: number | null = 80) =>
  Array.from({ length: count }, () => ({ accuracy, match: null }));
const withCamera = { set: 'ten-moves', camera: true } as const;

describe('Seconds of a dance', () => {
  it.each([
    ['that have passed', 50, 50, true],
    ['of which the first were under way before the start arrived', 50, 47, true],
    ['that have not passed yet', 50, 46, false],
    ['beyond the set', 51, 600, false],
    ['of a dance ended at once', 0, 0, true],
  ])('%s', (_, count, passed, plausible) => {
    expect(isPlausible(withCamera, seconds(count), { startedAt, now: after(passed) })).toBe(plausible);
  });

  it('in which somebody was seen take a camera', () => {
    const blind = { ...withCamera, camera: false };
    const times = { startedAt, now: after(60) };
    expect(isPlausible(blind, seconds(50), times)).toBe(false);
    expect(isPlausible(blind, seconds(50, null), times)).toBe(true);
  });
});

describe('The end of a dance', () => {
  it.each([
    ['is when it is said to be', 55, 55],
    ['is not before it can have been danced', 20, 50],
    ['is not in the future', 900, 100],
  ])('%s', (_, claimed, end) => {
    const times = { startedAt, now: after(100), activeSeconds: 50 };
    expect(clampDanceEnd(after(claimed), times)).toEqual(after(end));
  });

  it('is at most 48 hours back', () => {
    const now = after(100 * 3600);
    expect(clampDanceEnd(after(60), { startedAt, now, activeSeconds: 50 })).toEqual(after(52 * 3600));
  });
});
