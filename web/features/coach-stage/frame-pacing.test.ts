import { describe, expect, it } from 'vitest';
import { FramePacing, type Quality } from './frame-pacing';

type Cost = (quality: Quality) => number;

/** A display of `hz` and a device that needs this many milliseconds per frame. Its own clock, from `start`. */
function play(pacing: FramePacing, secs: number, cost: (ratio: number) => number, start = 0) {
  return watch(pacing, secs, ({ ratio }) => cost(ratio), { start });
}

function watch(pacing: FramePacing, secs: number, cost: Cost, { hz = 60, start = 0 } = {}) {
  const tickMs = 1000 / hz;
  let now = start;
  let drawn = 0;
  while (now < start + secs * 1000) {
    const due = pacing.isDue(now);
    const costMs = due ? cost(pacing.quality) : 1;
    if (due) {
      pacing.record(now);
      drawn += 1;
    }
    now += Math.ceil(costMs / tickMs) * tickMs;
  }
  return { now, drawn };
}

const best = (ratio: number): Quality => ({ ratio, intervalMs: 1000 / 60, plain: false });

describe('Frame pacing of the live coach', () => {
  it('draws every tick of a 60 Hz display at full sharpness while the device keeps up', () => {
    const pacing = new FramePacing(2);
    const { drawn } = play(pacing, 4, () => 8);
    expect(drawn).toBeGreaterThan(230);
    expect(pacing.quality).toEqual(best(2));
  });

  it.each([
    [30, 30],
    [50, 50],
    [75, 75],
    [90, 45],
    [120, 60],
    [144, 72],
  ])(
    'takes the steady frames of a %d Hz display for what they are: %d a second, at full quality',
    (hz, rate) => {
      const pacing = new FramePacing(2);
      const { drawn } = watch(pacing, 30, () => 4, { hz });
      expect(Math.abs(drawn - rate * 30)).toBeLessThan(rate / 4);
      expect(pacing.quality).toEqual(best(2));
    },
  );

  it('gives up sharpness first, and keeps 60 frames when that is enough', () => {
    const pacing = new FramePacing(3);
    play(pacing, 8, (ratio) => 7 * ratio ** 2);
    expect(pacing.quality.ratio).toBe(1.5);
    expect(pacing.quality.intervalMs).toBeCloseTo(1000 / 60);
  });

  it('goes to 30 frames at the lowest sharpness when that is not enough', () => {
    const pacing = new FramePacing(2);
    play(pacing, 8, () => 30);
    expect(pacing.quality).toEqual({ ratio: 0.75, intervalMs: 1000 / 30, plain: false });
  });

  it('ends at 20 frames on the slowest devices and stays there', () => {
    const pacing = new FramePacing(1);
    play(pacing, 20, () => 90);
    expect(pacing.quality).toEqual({ ratio: 0.75, intervalMs: 1000 / 20, plain: false });
  });

  it('comes back when the device is free again', () => {
    const pacing = new FramePacing(1);
    const { now } = play(pacing, 8, () => 30);
    expect(pacing.quality.intervalMs).toBeGreaterThan(30);
    play(pacing, 60, () => 4, now);
    expect(pacing.quality).toEqual(best(1));
  });

  it('waits longer after each better level that did not hold', () => {
    const pacing = new FramePacing(1);
    let changes = 0;
    let now = 0;
    const countChanges = (secs: number) => {
      changes = 0;
      let before = pacing.quality;
      for (const end = now + secs * 1000; now < end;) {
        ({ now } = play(pacing, 0.5, (ratio) => (ratio < 1 ? 4 : 30), now));
        if (pacing.quality !== before) changes += 1;
        before = pacing.quality;
      }
      return changes;
    };
    const early = countChanges(60);
    countChanges(120);
    expect(countChanges(60)).toBeLessThan(early);
  });

  it('does not take a pause for slowness', () => {
    const pacing = new FramePacing(2);
    let now = 0;
    for (let i = 0; i < 20; i++) {
      ({ now } = play(pacing, 0.5, () => 5, now));
      now += 5_000;
      pacing.restart();
    }
    expect(pacing.quality.ratio).toBe(2);
  });

  it('does not take one long stall for slowness', () => {
    const pacing = new FramePacing(2);
    let now = 0;
    for (let i = 0; i < 20; i++) {
      ({ now } = play(pacing, 1.5, () => 5, now));
      ({ now } = play(pacing, 0.001, () => 700, now));
    }
    expect(pacing.quality).toEqual(best(2));
  });

  it('keeps edges and shadows while its frames hold, however often something else is too slow', () => {
    const pacing = new FramePacing(1);
    let now = 0;
    for (let i = 0; i < 60; i++) {
      ({ now } = play(pacing, 1, () => 12, now));
      expect(pacing.giveWay()).toBe(false);
    }
    expect(pacing.quality).toEqual(best(1));
  });

  it('gives way while frames are missed, edges and shadows last, and has them back when frames hold', () => {
    const pacing = new FramePacing(1);
    let now = 0;
    const seen: Quality[] = [];
    const slowly = () => {
      ({ now } = play(pacing, 4, () => 200, now));
      pacing.giveWay();
      seen.push(pacing.quality);
    };
    slowly();
    expect(pacing.quality.plain).toBe(false);
    for (let i = 0; i < 5; i++) slowly();
    expect(seen.at(-1)).toMatchObject({ ratio: 0.75, plain: true });
    expect(seen.findIndex(({ plain }) => plain)).toBeGreaterThan(
      seen.findLastIndex(({ ratio, plain }) => !plain && ratio > 0.75),
    );
    ({ now } = play(pacing, 30, () => 4, now));
    expect(pacing.quality.plain).toBe(false);
    play(pacing, 30, () => 4, now);
    expect(pacing.quality).toEqual(best(1));
  });
});
