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
const turn = new Quaternion();
const matrix = new Matrix4();

// These functions write into their first argument and return it, so that a frame of the live coach allocates nothing.

/** Turns a rotation about its own axes, in degrees. */
export const turnX = (q: Quaternion, degrees: number) =>
  q.multiply(turn.setFromAxisAngle(X, degrees * DEGREE));
export const turnY = (q: Quaternion, degrees: number) =>
  q.multiply(turn.setFromAxisAngle(Y, degrees * DEGREE));
export const turnZ = (q: Quaternion, degrees: number) =>
  q.multiply(turn.setFromAxisAngle(Z, degrees * DEGREE));

/** Rotations about one world axis, in degrees. */
export const aroundX = (q: Quaternion, degrees: number) => q.setFromAxisAngle(X, degrees * DEGREE);
export const aroundY = (q: Quaternion, degrees: number) => q.setFromAxisAngle(Y, degrees * DEGREE);

/** Direction (x, y, z) of a frame turned by `q`. */
export const direct = (out: Vector3, q: Quaternion, x: number, y: number, z: number) =>
  out.set(x, y, z).applyQuaternion(q);

/** The point (x, y, z) of a frame at `p` turned by `q`, in world coordinates. `out` must not be `p`. */
export const offset = (out: Vector3, p: Vector3, q: Quaternion, x: number, y: number, z: number) =>
  out.set(x, y, z).applyQuaternion(q).add(p);

export const clamp = (x: number, low: number, high: number) => Math.min(high, Math.max(low, x));
export const lerp = (a: number, b: number, u: number) => a + (b - a) * u;

/** 0 below `low`, 1 above `high`, a smooth step between. */
export function smooth(x: number, low: number, high: number) {
  const u = clamp((x - low) / (high - low), 0, 1);
  return u * u * (3 - 2 * u);
}

/** The rotation whose axes are x, y and z. */
export const basis = (out: Quaternion, x: Vector3, y: Vector3, z: Vector3) =>
  out.setFromRotationMatrix(matrix.makeBasis(x, y, z));
