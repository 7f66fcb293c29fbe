import type { Material, Vector3 } from 'three';
import type { Joint } from '../../motion/rig/joints';
import { direct, offset, vec } from '../../motion/rig/maths';
import { Loft, newControl } from './loft';
import type { Control } from './loft-ring';

const LENGTHS = [0.05, 0.085, 0.085];
const HANG = [0.3, 0.72, 0.85];
const SKULL_RADIUS = 0.118;
const FLOOR = 0.03;
const DOWN = vec(0, -1, 0);
const locks: [Control, ...Control[]] = [newControl(), newControl(), newControl(), newControl()];
const [drag, direction, away] = [vec(), vec(), vec()];

/** Hair that leaves the back of the head, hangs down, and trails behind the head's movement. */
export class Ponytail extends Loft {
  constructor(color: string, material: Material) {
    super(
      [
        [
          [0, 0.012, 0.012, 0.012, color],
          [0.2, 0.024, 0.024, 0.024, color],
          [1, 0.034, 0.03, 0.03, color],
          [2, 0.028, 0.025, 0.025, color],
          [2.8, 0.012, 0.012, 0.012, color],
          [3, 0.002, 0.002, 0.002, color],
        ],
      ],
      { material, radial: 16, perUnit: 6, round: 0.45 },
    );
  }

  follow({ position, rotation }: Joint, before?: Vector3) {
    if (before) drag.copy(before).sub(position).multiplyScalar(0.9);
    else drag.set(0, 0, 0);
    direct(direction, rotation, 0, 0.1, -1).normalize();
    offset(locks[0].position, position, rotation, 0, 0.087, -0.106);
    for (let i = 0; i < LENGTHS.length; i++) {
      direction.lerp(DOWN, HANG[i] ?? 1).normalize();
      const point = (locks[i + 1] as Control).position.copy((locks[i] as Control).position);
      point.addScaledVector(direction, LENGTHS[i] ?? 0);
      point.addScaledVector(drag, (i + 1) * 0.28);
      away.copy(point).sub(position);
      const inside = SKULL_RADIUS - away.length();
      if (inside > 0) point.addScaledVector(away.normalize(), inside);
      point.y = Math.max(point.y, FLOOR);
    }
    for (const { side } of locks) direct(side, rotation, 1, 0, 0);
    this.update(locks);
  }
}
