import { describe, expect, it } from 'vitest';
import { exerciseMotions } from '../../motion/exercises/catalogue';
import { compileMotion } from '../../motion/motion';
import { applyDelta, REST, type PoseDelta } from '../../motion/pose';
import { solvePose } from '../../motion/rig/solve';
import { bandWay } from './band';

const heldWith = (arms: PoseDelta['arms']) => {
  const joints = solvePose(applyDelta({ arms: { elbow: 6, forearm: -80, ...arms } }, REST));
  const { points, radius } = bandWay(joints);
  return {
    points,
    radius,
    middle: points[Math.floor(points.length / 2)]!,
    ends: [points[2]!, points.at(-3)!],
  };
};

describe('A resistance band', () => {
  const short = heldWith({ flex: 88, out: -2 });
  const near = heldWith({ flex: 88, out: 8 });
  const wide = heldWith({ flex: 88, out: 96 });

  it('hangs between hands that are close together', () => {
    for (const end of short.ends) expect(end.y - short.middle.y).toBeGreaterThan(0.04);
  });

  it('is straight between hands in front of the body, and bends around the chest that it is drawn against', () => {
    const bulge = ({ middle, ends }: typeof wide) => middle.z - (ends[0]!.z + ends[1]!.z) / 2;
    expect(Math.abs(bulge(near))).toBeLessThan(0.005);
    expect(bulge(wide)).toBeGreaterThan(0.03);
  });

  it('gets thinner as it is stretched', () => {
    expect(near.radius).toBeLessThanOrEqual(short.radius);
    expect(wide.radius).toBeLessThan(near.radius * 0.6);
  });

  it('begins at arm’s length and ends on the chest in a pull-apart', () => {
    const { sample } = compileMotion(exerciseMotions['band-pull-apart']);
    const gapAt = (time: number) => {
      const joints = solvePose(sample(time));
      const { chest } = joints;
      const gaps = bandWay(joints).points.map((point) => {
        const { x, y, z } = point.sub(chest.position).applyQuaternion(chest.rotation.clone().invert());
        return Math.abs(x) < 0.1 && Math.abs(y) < 0.12 ? z - 0.11 : 1;
      });
      return Math.min(...gaps);
    };
    expect(gapAt(0)).toBeGreaterThan(0.4);
    expect(gapAt(1.3)).toBeLessThan(0.03);
  });
});
