import { BufferAttribute, Color, SphereGeometry, Vector3, type BufferGeometry } from 'three';
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

/** A hill on the face, in meters: its middle, how wide and high it spreads, and how far it stands out. */
type Hill = [x: number, y: number, width: number, height: number, out: number];

/** Both sides of the face have those that are not in its middle. */
const HILLS: Hill[] = [
  // Bridge, tip, and wings of the nose.
  [0, 0.002, 0.0075, 0.016, 0.0055],
  [0, -0.017, 0.0085, 0.0125, 0.0098],
  [0, -0.0235, 0.0078, 0.0075, 0.0068],
  [0.009, -0.0265, 0.0048, 0.0055, 0.0042],
  // Sockets, brows, cheeks, lips, and chin.
  [0.0325, 0.001, 0.0175, 0.014, -0.0085],
  [0.03, 0.029, 0.018, 0.007, 0.002],
  [0.046, -0.03, 0.017, 0.016, 0.0045],
  [0, -0.055, 0.02, 0.0125, 0.0034],
  [0, -0.0735, 0.021, 0.0065, -0.0034],
  [0, -0.0925, 0.023, 0.0165, 0.0125],
];

function relief(x: number, y: number) {
  let out = 0;
  for (const [hx, hy, width, height, high] of HILLS)
    out += high * Math.exp(-(((Math.abs(x) - hx) / width) ** 2) - ((y - hy) / height) ** 2);
  return out;
}

/** The head's surface without a face: maps a direction to a point in meters, in place. */
export const skullShape = (jaw: number) => (v: Vector3) => {
  const low = Math.max(0, -v.y);
  const front = Math.max(0, v.z);
  v.x *= 0.081 * (1 - jaw * low ** 1.5);
  const behind = smooth(-v.z, -0.55, 0.6);
  v.z = v.z * 0.096 * (1 - 0.1 * low * (1 - front)) + 0.022 * low * front + 0.012 * low * low;
  // Behind the chin the jaw rises to its corner under the ear.
  v.y *= v.y > 0 ? 0.112 : 0.111 * (1 - 0.17 * behind * low);
  v.z -= 0.006 * smooth(front, 0.75, 1) * (1 - Math.min(1, low * 1.2));
};

/** The same with nose, sockets, cheeks, lips, and chin. */
export const faceShape = (skull: (v: Vector3) => void) => (v: Vector3) => {
  const front = smooth(v.z, 0.15, 0.55);
  skull(v);
  v.z += relief(v.x, v.y) * front;
};

/** Red of cheeks, nose, and chin at a point of the face, 0 to 1. */
const warmth = (x: number, y: number) =>
  0.62 * Math.exp(-(((Math.abs(x) - 0.047) / 0.019) ** 2) - ((y + 0.03) / 0.015) ** 2) +
  0.4 * Math.exp(-((x / 0.011) ** 2) - ((y + 0.024) / 0.009) ** 2) +
  0.12 * Math.exp(-((x / 0.02) ** 2) - ((y + 0.094) / 0.014) ** 2);

/** The head, denser in front, where the face is; `blush` reddens cheeks and nose. */
export function faceGeometry(face: (v: Vector3) => void, skin: string, blush: string) {
  const geometry = sculpt(new SphereGeometry(1, 52, 44), (v) => {
    const around = Math.atan2(v.x, v.z);
    const flat = Math.hypot(v.x, v.z);
    const turned = around - 0.55 * Math.sin(around);
    v.set(Math.sin(turned) * flat, v.y, Math.cos(turned) * flat);
    face(v);
  });
  const position = geometry.getAttribute('position');
  const colors = new Float32Array(position.count * 3);
  const [plain, warm, color] = [
    new Color(skin),
    new Color(skin).lerp(new Color(blush), 0.55 * new Color(skin).g ** 0.5),
    new Color(),
  ];
  for (let i = 0; i < position.count; i++) {
    const isFront = smooth(position.getZ(i), 0.02, 0.06);
    color.copy(plain).lerp(warm, Math.min(1, warmth(position.getX(i), position.getY(i)) * isFront));
    color.toArray(colors, i * 3);
  }
  geometry.setAttribute('color', new BufferAttribute(colors, 3));
  return geometry;
}

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
