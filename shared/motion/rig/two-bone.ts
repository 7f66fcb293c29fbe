import type { Quaternion, Vector3 } from 'three';
import { basis, clamp } from './maths';

export interface TwoBone {
  from: Vector3;
  to: Vector3;
  lengths: [upper: number, lower: number];
  /** Direction the middle joint moves toward. */
  pole: Vector3;
  /** +1 for a knee, -1 for an elbow. */
  hinge: 1 | -1;
}

/** Orientations of both bones so that the lower one ends at `to`, or as near as the limb reaches. */
export function solveTwoBone({
  from,
  to,
  lengths: [upper, lower],
  pole,
  hinge,
}: TwoBone): [Quaternion, Quaternion] {
  const reach = to.clone().sub(from);
  const length = clamp(reach.length(), Math.abs(upper - lower) + 0.02, (upper + lower) * 0.9995);
  reach.normalize();
  const side = pole.clone().addScaledVector(reach, -pole.dot(reach)).normalize();
  const cos = clamp((upper ** 2 + length ** 2 - lower ** 2) / (2 * upper * length), -1, 1);
  const first = reach
    .clone()
    .multiplyScalar(cos)
    .addScaledVector(side, Math.sqrt(1 - cos * cos));
  const second = reach.clone().multiplyScalar(length).addScaledVector(first, -upper).normalize();
  const axis = side.clone().cross(reach).multiplyScalar(hinge).normalize();
  const orient = (direction: Vector3) => {
    const y = direction.clone().negate();
    return basis(axis, y, axis.clone().cross(y));
  };
  return [orient(first), orient(second)];
}
