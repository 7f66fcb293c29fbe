import { describe, expect, it } from 'vitest';
import { compileMotion, type Motion } from './motion';
import { JOINT_NAMES } from './rig/joints';
import { solvePose } from './rig/solve';
import { mirrorPose, type Pose, type PoseDelta } from './pose';

const DOWN: PoseDelta = {
  pelvis: { y: 0.7, pitch: 30 },
  spine: { flex: 20 },
  head: { pitch: 10 },
  arms: { flex: 90 },
};
const motion = (more: Partial<Motion> = {}): Motion => ({
  base: 'stand',
  secs: 4,
  view: 50,
  keys: [
    [0, {}],
    [2, DOWN],
  ],
  ...more,
});
const lowest = (written: Motion, of: (pose: Pose) => number) => {
  const { sample, period } = compileMotion(written);
  const times = Array.from({ length: 400 }, (_, i) => (i / 400) * period);
  return times.reduce((a, b) => (of(sample(b)) > of(sample(a)) ? b : a));
};

describe('A motion on the feet', () => {
  it('ends in the head: hips arrive first, then spine, arms, and head', () => {
    expect(lowest(motion(), ({ pelvis }) => pelvis.pitch)).toBeCloseTo(2);
    expect(lowest(motion(), ({ armL }) => armL.flex)).toBeCloseTo(2.05);
    expect(lowest(motion(), ({ head }) => head.pitch)).toBeCloseTo(2.06);
  });

  it('keeps the arms of placed hands in time, and all of it if told or on the floor', () => {
    const held = motion({ pose: { handL: { pin: 1 } } });
    expect(lowest(held, ({ armL }) => armL.flex)).toBeCloseTo(2);
    expect(lowest(held, ({ armR }) => armR.flex)).toBeCloseTo(2.05);
    expect(lowest(motion({ lag: {} }), ({ head }) => head.pitch)).toBeCloseTo(2);
    expect(lowest(motion({ base: 'supine' }), ({ head }) => head.pitch)).toBeCloseTo(2);
  });
});

describe('A glance', () => {
  const turns = (written: Motion) => {
    const { sample, period } = compileMotion(written);
    const times = Array.from({ length: 200 }, (_, i) => (i / 200) * period);
    return times.filter((time) => Math.abs(sample(time).head.yaw) > 20);
  };

  it('goes to the camera once in a loop, while she stands upright', () => {
    const times = turns(motion());
    expect(times.length).toBeGreaterThan(15);
    expect(times.length).toBeLessThan(45);
    const pitches = times.map((time) => compileMotion(motion()).sample(time).pelvis.pitch);
    expect(Math.max(...pitches)).toBeLessThan(12);
  });

  it.each<[string, Partial<Motion>]>([
    ['she is told not to', { glance: false }],
    ['the loop is short', { secs: 3, keys: [[0, {}]] }],
    ['the camera is behind her', { view: 130 }],
    ['she faces it', { view: 4 }],
    ['she lies', { base: 'supine' }],
    ['she is bent all the time', { pose: { pelvis: { pitch: 50 } }, keys: [[0, {}]] }],
  ])('is left out if %s', (_, more) => {
    expect(turns(motion(more))).toEqual([]);
  });

  it('leaves alternating sides mirror images', () => {
    const { sample, period } = compileMotion(motion({ mirror: true }));
    const [left, right] = [solvePose(mirrorPose(sample(1))), solvePose(sample(1 + period / 2))];
    for (const name of JOINT_NAMES)
      expect(left[name].position.distanceTo(right[name].position)).toBeLessThan(1e-9);
  });
});
