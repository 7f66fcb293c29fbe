import { describe, expect, it } from 'vitest';
import { FramePacing } from './frame-pacing';

/** A 60 Hz display and a device that needs `costMs` per frame at the given quality. */
function play(pacing: FramePacing, secs: number, costMs: (ratio: number) => number, start = 0) {
  let now = start;
  let drawn = 0;
  while (now < start + secs * 1000) {
    const due = pacing.isDue(now);
    const cost = due ? costMs(pacing.quality.ratio) : 1;
    if (due) {
      pacing.record(now, Math.min(cost, 6));
      drawn += 1;
    }
    now += Math.ceil(cost / (1000 / 60)) * (1000 / 60);
  }
  return { now, drawn };
}

describe('Frame pacing of the live coach', () => {
  it('draws every tick of a 60 Hz display at full sharpness while the device keeps up', () => {
    const pacing = new FramePacing(2);
    const { drawn } = play(pacing, 4, () => 8);
    expect(drawn).toBeGreaterThan(235);
    expect(pacing.quality).toEqual({ ratio: 2, intervalMs: 1000 / 60, plain: false });
  });

  it('draws every second tick of a 120 Hz display', () => {
    const pacing = new FramePacing(2);
    let drawn = 0;
    for (let tick = 0; tick < 240; tick++) {
      const now = (tick * 1000) / 120;
      if (!pacing.isDue(now)) continue;
      pacing.record(now, 2);
      drawn += 1;
    }
    expect(drawn).toBe(120);
  });

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
    expect(pacing.quality).toEqual({ ratio: 1, intervalMs: 1000 / 60, plain: false });
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

  it('gives way below that only when something else needs the device, and comes back when it is free', () => {
    const pacing = new FramePacing(1);
    expect(pacing.giveWay()).toBe(true);
    expect(pacing.quality).toEqual({ ratio: 0.75, intervalMs: 1000 / 12, plain: true });
    while (pacing.giveWay());
    expect(pacing.quality).toEqual({ ratio: 0.75, intervalMs: 1000 / 6, plain: true });
    play(pacing, 400, () => 4);
    expect(pacing.quality).toEqual({ ratio: 1, intervalMs: 1000 / 60, plain: false });
  });
});
