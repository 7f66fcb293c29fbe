import { Matrix4, Quaternion, Vector3 } from 'three';

export const DEGREE = Math.PI / 180;
export const SIDES = [
  ['L', 1],
  ['R', -1],
] as const;

export const vec = (x = 0, y = 0, z = 0) => new Vector3(x, y, z);
const X = vec(1);
const Y = vec(0, 1);
const Z = vec(0, 0, 1);
/** Rotation about one axis, in degrees. */
export const turnX = (degrees: number) => new Quaternion().setFromAxisAngle(X, degrees * DEGREE);
export const turnY = (degrees: number) => new Quaternion().setFromAxisAngle(Y, degrees * DEGREE);
export const turnZ = (degrees: number) => new Quaternion().setFromAxisAngle(Z, degrees * DEGREE);

/** Product of rotations, leftmost outermost. */
export const chain = (first: Quaternion, ...rest: Quaternion[]) =>
  rest.reduce((product, next) => product.multiply(next), first.clone());

/** The point (x, y, z) of a frame at `p` turned by `q`, in world coordinates. */
export const offset = (p: Vector3, q: Quaternion, x: number, y: number, z: number) =>
  vec(x, y, z).applyQuaternion(q).add(p);

export const clamp = (x: number, low: number, high: number) => Math.min(high, Math.max(low, x));
export const lerp = (a: number, b: number, u: number) => a + (b - a) * u;

/** 0 below `low`, 1 above `high`, a smooth step between. */
export function smooth(x: number, low: number, high: number) {
  const u = clamp((x - low) / (high - low), 0, 1);
  return u * u * (3 - 2 * u);
}

export const basis = (x: Vector3, y: Vector3, z: Vector3) =>
  new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(x, y, z));
