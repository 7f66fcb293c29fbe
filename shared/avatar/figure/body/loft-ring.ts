import type { Vector3 } from 'three';
import type { Ring } from './profile';

/** A point that a loft passes through, and the direction of its width there. */
export interface Control {
  position: Vector3;
  side: Vector3;
}

/**
 * The rings of a loft as numbers, eight for each: position along the controls, half width, front and back depth,
 * nearest joint, share of a segment that is rounded there, how much of a breath reaches it, and how far its front dips.
 */
export type Rings = Float64Array;
export const RING = 8;
export const [AT, WIDTH, FRONT, BACK] = [0, 1, 2, 3] as const;
const [JOINT, ROUND, SWELL, DIP] = [4, 5, 6, 7] as const;

/** Where each ring lies, twelve numbers: its center, the directions along the loft, of its width, and of its front. */
export type RingFrames = Float64Array;
export const FRAME_SIZE = 12;

export function packRings(rings: Ring[], round: number, swell: (at: number) => number): Rings {
  const packed = new Float64Array(rings.length * RING);
  rings.forEach(({ at, radii, dip }, i) =>
    packed.set([at, ...radii, Math.round(at), round, swell(at), dip], i * RING),
  );
  return packed;
}

const MOST_CONTROLS = 16;
/** The controls as numbers: three for the position, three for the side. */
const line = new Float64Array(MOST_CONTROLS * 6);
let last = 0;

// Numbers are kept at fixed indexes, because a vector method that is not inlined boxes every number it receives.
const point = new Float64Array(3);
const along = new Float64Array(3);
const side = new Float64Array(3);
const front = new Float64Array(3);
const breath = new Float64Array(1);

/** Sets the controls for the next rings, and how far they swell. */
export function setLine(controls: Control[], swelling: number) {
  for (let i = 0; i < controls.length; i++) {
    const control = controls[i] as Control;
    control.position.toArray(line, i * 6);
    control.side.toArray(line, i * 6 + 3);
  }
  last = controls.length - 1;
  breath[0] = swelling;
}

function normalize(v: Float64Array) {
  const x = v[0] as number;
  const y = v[1] as number;
  const z = v[2] as number;
  const length = Math.sqrt(x * x + y * y + z * z);
  const scale = length > 0 ? 1 / length : 1;
  v[0] = x * scale;
  v[1] = y * scale;
  v[2] = z * scale;
}

/** A quadratic Bézier around a joint. */
function roundCorner(rings: Rings, ring: number) {
  const joint = rings[ring + JOINT] as number;
  const round = rings[ring + ROUND] as number;
  const u = ((rings[ring + AT] as number) - joint + round) / (2 * round);
  for (let k = 0; k < 3; k++) {
    const i = joint * 6 + k;
    const corner = line[i] as number;
    const a = corner + ((line[i - 6] as number) - corner) * round;
    const b = corner + ((line[i + 6] as number) - corner) * round;
    point[k] = a * (1 - u) ** 2 + corner * (2 * u * (1 - u)) + b * (u * u);
    along[k] = (corner - a) * (1 - u) + b * u + corner * -u;
  }
}

function goStraight(rings: Rings, ring: number) {
  const at = rings[ring + AT] as number;
  const segment = Math.min(last - 1, Math.floor(at));
  for (let k = 0; k < 3; k++) {
    const from = line[segment * 6 + k] as number;
    const way = (line[segment * 6 + 6 + k] as number) - from;
    point[k] = from + way * (at - segment);
    along[k] = way;
  }
}

/** Turns the ring across the line, its width along the side of the controls. */
function face(rings: Rings, ring: number) {
  const at = rings[ring + AT] as number;
  const segment = Math.min(last - 1, Math.max(0, Math.floor(at)));
  normalize(along);
  let dot = 0;
  for (let k = 0; k < 3; k++) {
    const from = line[segment * 6 + 3 + k] as number;
    const across = from + ((line[segment * 6 + 9 + k] as number) - from) * (at - segment);
    side[k] = across;
    dot += across * (along[k] as number);
  }
  for (let k = 0; k < 3; k++) side[k] = (side[k] as number) + (along[k] as number) * -dot;
  normalize(side);
  for (let k = 0; k < 3; k++) {
    const y = (k + 1) % 3;
    const z = (k + 2) % 3;
    front[k] = (side[y] as number) * (along[z] as number) - (side[z] as number) * (along[y] as number);
  }
}

/** Writes the vertices of a ring; its cross-section is given as alternating cosines and sines. */
function writeVertices(rings: Rings, ring: number, section: Float64Array, positions: Float32Array) {
  const scale = 1 + (breath[0] as number) * (rings[ring + SWELL] as number);
  const width = rings[ring + WIDTH] as number;
  const widening = 1 + (scale - 1) * 0.5;
  const depth = (rings[ring + FRONT] as number) * scale;
  const back = rings[ring + BACK] as number;
  const dip = rings[ring + DIP] as number;
  let at = (ring / RING) * (section.length >> 1) * 3;
  for (let j = 0; j < section.length; j += 2) {
    const sin = section[j + 1] as number;
    const a = (section[j] as number) * width * widening;
    const b = sin * (sin > 0 ? depth : back);
    const lower = dip * ((1 + sin) / 2) ** 2;
    for (let k = 0; k < 3; k++)
      positions[at++] =
        (point[k] as number) +
        (side[k] as number) * a +
        (front[k] as number) * b -
        (along[k] as number) * lower;
  }
}

function keepFrame(frames: RingFrames, ring: number) {
  const at = (ring / RING) * FRAME_SIZE;
  for (let k = 0; k < 3; k++) {
    frames[at + k] = point[k] as number;
    frames[at + 3 + k] = along[k] as number;
    frames[at + 6 + k] = side[k] as number;
    frames[at + 9 + k] = front[k] as number;
  }
}

/** Writes all rings along the current line. */
export function writeRings(rings: Rings, section: Float64Array, positions: Float32Array, frames: RingFrames) {
  for (let ring = 0; ring < rings.length; ring += RING) {
    const joint = rings[ring + JOINT] as number;
    const away = Math.abs((rings[ring + AT] as number) - joint);
    if (joint > 0 && joint < last && away < (rings[ring + ROUND] as number)) roundCorner(rings, ring);
    else goStraight(rings, ring);
    face(rings, ring);
    keepFrame(frames, ring);
    writeVertices(rings, ring, section, positions);
  }
}
