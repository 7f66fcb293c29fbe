import { MeshBasicMaterial, Quaternion, type Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { DEGREE, vec } from '../../motion/rig/maths';
import { FRAME_SIZE } from './loft-ring';
import { Ponytail } from './ponytail';

const tail = new Ponytail('#000000', new MeshBasicMaterial());
const [RIGHT, UP] = [vec(1, 0, 0), vec(0, 1, 0)];

/** The middle of the tail from the tie to the tip, with the head tipped forward and turned by degrees. */
function hang(pitch: number, yaw = 0, { height = 1.5, wall }: { height?: number; wall?: number } = {}) {
  const rotation = new Quaternion()
    .setFromAxisAngle(UP, yaw * DEGREE)
    .multiply(new Quaternion().setFromAxisAngle(RIGHT, pitch * DEGREE));
  tail.follow({ position: vec(0, height, 0), rotation }, undefined, wall);
  const points: Vector3[] = [];
  for (let at = 0; at < tail.frames.length; at += FRAME_SIZE) points.push(vec().fromArray(tail.frames, at));
  return points;
}

const length = (points: Vector3[]) =>
  points.slice(1).reduce((sum, point, i) => sum + point.distanceTo(points[i] as Vector3), 0);
const last = (points: Vector3[]) => points.at(-1) as Vector3;
const everyPitch = Array.from({ length: 37 }, (_, i) => i * 10 - 180);

describe('the ponytail', () => {
  it('is as long, however the head tips', () => {
    const upright = length(hang(0));
    for (const pitch of everyPitch)
      for (const yaw of [0, 40, 90]) {
        const share = length(hang(pitch, yaw)) / upright;
        expect(share).toBeGreaterThan(0.85);
        expect(share).toBeLessThan(1.15);
      }
  });

  it('hangs down from the head', () => {
    for (const pitch of everyPitch) {
      const points = hang(pitch);
      expect(last(points).y).toBeLessThan((points[0] as Vector3).y - 0.02);
    }
  });

  it('swings without a jump while the head tips', () => {
    for (let pitch = -110; pitch < 110; pitch++)
      expect(last(hang(pitch)).distanceTo(last(hang(pitch + 1)))).toBeLessThan(0.02);
  });

  it('shows beside the head from the front', () => {
    expect(Math.max(...hang(0).map(({ x }) => x))).toBeGreaterThan(0.11);
  });

  it('lies on the floor and before a wall, not in them', () => {
    for (const { y } of hang(-90, 0, { height: 0.13 })) expect(y).toBeGreaterThan(0.005);
    for (const { z } of hang(0, 0, { wall: -0.135 })) expect(z).toBeGreaterThan(-0.135);
  });
});
