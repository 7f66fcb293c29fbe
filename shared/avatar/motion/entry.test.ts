import { describe, expect, it } from 'vitest';
import { framedPoints } from '../figure/studio/studio-scene';
import { compileMotion, type Motion } from './motion';
import { JOINT_NAMES } from './rig/joints';
import { solvePose } from './rig/solve';

/** From standing into a bow, whose spine and head sway a little and trail the rest. */
const bow: Motion = {
  base: 'stand',
  secs: 4,
  pose: { pelvis: { pitch: 50 } },
  keys: [
    [0, { spine: { flex: 10 } }],
    [2, { spine: { flex: 11 }, head: { pitch: 4 } }],
  ],
  lag: { spine: 0.1, head: 0.2 },
  entry: {
    secs: 2,
    keys: [
      [0, { pelvis: { pitch: 0 } }],
      [0.8, { pelvis: { pitch: 60 }, spine: { flex: -8 } }],
    ],
  },
};
const loop = compileMotion(bow);
const entry = loop.entry!;

const gap = (a: ReturnType<typeof loop.sample>, b: ReturnType<typeof loop.sample>) => {
  const [first, second] = [solvePose(a), solvePose(b)];
  return Math.max(...JOINT_NAMES.map((name) => first[name].position.distanceTo(second[name].position)));
};

describe('The entry of a hold', () => {
  it('ends in the first pose of the loop, at rest, and in the middle of the same breath', () => {
    expect(gap(entry.sample(2), loop.sample(0))).toBeLessThan(1e-9);
    expect(gap(entry.sample(2 - 1e-4), loop.sample(1e-4))).toBeLessThan(1e-4);
    expect(entry.sample(1.9).body.breath).toBeCloseTo(loop.sample(3.9).body.breath);
  });

  it('starts in its own first pose and never returns to it', () => {
    expect(entry.sample(0).pelvis.pitch).toBe(0);
    expect(entry.sample(-1).pelvis.pitch).toBe(0);
    expect(entry.sample(9).pelvis.pitch).toBeCloseTo(50);
    expect(entry.sample(0.8).pelvis.pitch).toBe(60);
  });

  it('is in the picture', () => {
    const highest = (motion: Motion) => Math.max(...framedPoints(compileMotion(motion)).map(({ y }) => y));
    expect(highest(bow)).toBeGreaterThan(highest({ ...bow, entry: undefined }) + 0.1);
  });
});
