import type { Material, Vector3 } from 'three';
import type { Joint } from '../rig/joints';
import { offset, vec } from '../rig/maths';
import { Loft } from './loft';

const LENGTHS = [0.05, 0.085, 0.085];
const HANG = [0.3, 0.72, 0.85];
const SKULL_RADIUS = 0.118;
const FLOOR = 0.03;

/** Hair that leaves the back of the head, hangs down and trails behind the head's movement. */
export class Ponytail extends Loft {
  constructor(colour: string, material: Material) {
    super(
      [
        [0, 0.012, 0.012, 0.012, colour],
        [0.2, 0.024, 0.024, 0.024, colour],
        [1, 0.034, 0.03, 0.03, colour],
        [2, 0.028, 0.025, 0.025, colour],
        [2.8, 0.012, 0.012, 0.012, colour],
        [3, 0.002, 0.002, 0.002, colour],
      ],
      { material, radial: 16, perUnit: 6, round: 0.45 },
    );
  }

  follow({ position, rotation }: Joint, before?: Vector3) {
    const drag = before ? before.clone().sub(position).multiplyScalar(0.9) : vec();
    const direction = vec(0, 0.1, -1).applyQuaternion(rotation).normalize();
    const points = [offset(position, rotation, 0, 0.087, -0.106)];
    LENGTHS.forEach((length, i) => {
      direction.lerp(vec(0, -1, 0), HANG[i] ?? 1).normalize();
      const point = (points[i] as Vector3).clone().addScaledVector(direction, length);
      point.addScaledVector(drag, (i + 1) * 0.28);
      const away = point.clone().sub(position);
      const inside = SKULL_RADIUS - away.length();
      if (inside > 0) point.addScaledVector(away.normalize(), inside);
      point.y = Math.max(point.y, FLOOR);
      points.push(point);
    });
    const side = vec(1, 0, 0).applyQuaternion(rotation);
    this.update(points.map((point) => ({ position: point, side })));
  }
}
