import { Quaternion, type Vector3 } from 'three';
import { basis, clamp, vec } from './maths';

/** A limb of two bones: their lengths in meters, and the orientations `solveTwoBone` finds for them. */
export interface TwoBone {
  upper: number;
  lower: number;
  /** +1 for a knee, -1 for an elbow. */
  hinge: 1 | -1;
  first: Quaternion;
  second: Quaternion;
}

export const twoBone = (upper: number, lower: number, hinge: 1 | -1): TwoBone => ({
  upper,
  lower,
  hinge,
  first: new Quaternion(),
  second: new Quaternion(),
});

const [reach, side, bone, lowerBone, axis, y, z] = [vec(), vec(), vec(), vec(), vec(), vec(), vec()];

function orient(out: Quaternion, direction: Vector3) {
  y.copy(direction).negate();
  basis(out, axis, y, z.copy(axis).cross(y));
}

/** Turns both bones so that the lower one ends at `to`, or as near as it reaches; `pole` is where the joint points. */
export function solveTwoBone(limb: TwoBone, from: Vector3, to: Vector3, pole: Vector3) {
  const { upper, lower } = limb;
  reach.copy(to).sub(from);
  const length = clamp(reach.length(), Math.abs(upper - lower) + 0.02, (upper + lower) * 0.9995);
  reach.normalize();
  side.copy(pole).addScaledVector(reach, -pole.dot(reach)).normalize();
  const cos = clamp((upper ** 2 + length ** 2 - lower ** 2) / (2 * upper * length), -1, 1);
  bone
    .copy(reach)
    .multiplyScalar(cos)
    .addScaledVector(side, Math.sqrt(1 - cos * cos));
  lowerBone.copy(reach).multiplyScalar(length).addScaledVector(bone, -upper).normalize();
  axis.copy(side).cross(reach).multiplyScalar(limb.hinge).normalize();
  orient(limb.first, bone);
  orient(limb.second, lowerBone);
}
