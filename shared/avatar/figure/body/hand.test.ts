import { MeshBasicMaterial, type BufferAttribute, type Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { REST } from '../../motion/pose';
import { vec } from '../../motion/rig/maths';
import { PROPORTIONS as B } from '../../motion/rig/proportions';
import { Hand } from './hand';

const skin = new MeshBasicMaterial();
const straight = vec(0, 1, 0);
const LAID = { ...REST.handL, pin: 1 };
const FREE = { ...REST.handL, pin: 0 };

interface Doing {
  sign?: 1 | -1;
  curl?: number;
  laid?: typeof LAID;
  forearm?: Vector3;
}

/** The points of a hand: toward the palm's side, up the arm, toward the thumb. */
function pointsOf({ sign = 1, curl = 0, laid = FREE, forearm = straight }: Doing) {
  const hand = new Hand(sign, skin, '#c68863', 1);
  hand.bend(curl, laid, forearm, false);
  const position = hand.geometry.getAttribute('position') as BufferAttribute;
  return Array.from({ length: position.count }, (_, i) =>
    vec(-sign * position.getX(i), position.getY(i), position.getZ(i)),
  );
}
const most = (points: Vector3[], axis: 'x' | 'y' | 'z') => Math.max(...points.map((point) => point[axis]));
const reach = (points: Vector3[]) => -Math.min(...points.map(({ y }) => y));

describe('a hand', () => {
  it.each([1, -1] as const)('lies flat on the mat, palm and fingertips, and not in it (%i)', (sign) => {
    const points = pointsOf({ sign, curl: 20, laid: LAID, forearm: vec(sign, 0.1, 0).normalize() });
    const touching = points.filter(({ x }) => x > B.palm - 0.004);
    expect(most(points, 'x')).toBeLessThan(B.palm + 0.001);
    expect(touching.some(({ y }) => y < -0.14)).toBe(true);
    expect(touching.some(({ y }) => y > -0.045)).toBe(true);
  });

  it('closes to a fist and opens to its full length', () => {
    expect(reach(pointsOf({ curl: 80 }))).toBeLessThan(0.115);
    expect(reach(pointsOf({ curl: 0 }))).toBeGreaterThan(0.15);
  });

  it('is a mirror image of the other', () => {
    const [left, right] = [pointsOf({ curl: 48 }), pointsOf({ sign: -1, curl: 48 })];
    expect(left.every((point, i) => point.distanceTo(right[i] as Vector3) < 1e-6)).toBe(true);
  });

  it('keeps its wrist as thick as the forearm, however it bends', () => {
    for (const forearm of [straight, vec(-1, 0, 0), vec(0.6, 0.8, 0), vec(0, 0.8, 0.6)]) {
      const along = pointsOf({ forearm }).map((point) => {
        const way = vec(-forearm.x, forearm.y, forearm.z);
        return { y: point.dot(way), aside: point.addScaledVector(way, -point.dot(way)).length() };
      });
      const end = along.filter(({ y }) => y > 0.03 && y < 0.04).map(({ aside }) => aside);
      expect(Math.max(...end)).toBeLessThan(0.031);
      expect(Math.min(...end)).toBeGreaterThan(0.018);
    }
  });
});
