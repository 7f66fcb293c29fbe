import { Vector3, type BufferGeometry } from 'three';
import { smooth, vec } from '../../motion/rig/maths';

const scratch = new Vector3();

/** Moves every vertex of a unit sphere by `shape`. */
export function sculpt(geometry: BufferGeometry, shape: (v: Vector3) => void) {
  const position = geometry.getAttribute('position');
  for (let i = 0; i < position.count; i++) {
    scratch.fromBufferAttribute(position, i).normalize();
    shape(scratch);
    position.setXYZ(i, scratch.x, scratch.y, scratch.z);
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** The head's surface: maps a direction to a point in meters, in place. */
export const skullShape = (jaw: number) => (v: Vector3) => {
  const low = Math.max(0, -v.y);
  const front = Math.max(0, v.z);
  v.x *= 0.081 * (1 - jaw * low ** 1.5);
  v.z = v.z * 0.096 * (1 - 0.1 * low * (1 - front)) + 0.014 * low * front;
  v.y *= v.y > 0 ? 0.112 : 0.118;
  v.z -= 0.006 * smooth(front, 0.75, 1) * (1 - Math.min(1, low * 1.2));
};

/** Point of the face at (x, y), `out` meters before the skin. */
export type FacePoint = (x: number, y: number, out?: number) => [number, number, number];

export function faceSurface(shape: (v: Vector3) => void): FacePoint {
  return (x, y, out = 0) => {
    const direction = vec(x / 0.08, y / 0.114, 0);
    const v = vec();
    direction.z = Math.sqrt(Math.max(0.05, 1 - direction.x ** 2 - direction.y ** 2));
    for (let i = 0; i < 12; i++) {
      shape(v.copy(direction).normalize());
      direction.normalize();
      direction.x += (x - v.x) / 0.09;
      direction.y += (y - v.y) / 0.115;
    }
    return [v.x, v.y, v.z + out];
  };
}
