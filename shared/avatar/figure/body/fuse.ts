import { smooth } from '../../motion/rig/maths';
import type { Loft } from './loft';
import { AT, BACK, FRAME_SIZE, FRONT, RING, WIDTH } from './loft-ring';

/** The rings of a loft that melt into another one. */
export interface Stretch {
  loft: Loft;
  first: number;
  last: number;
  /** The share of its reach that each ring has. */
  shares: Float64Array;
}

/**
 * The stretch of a layer between two positions along the controls. Up to `full` it melts more and more, from `fade` on
 * less and less.
 */
export function stretchOf(
  loft: Loft,
  layer: number,
  [from, to]: [from: number, to: number],
  { full = -Infinity, fade = Infinity } = {},
): Stretch {
  const [first, last] = loft.ringsBetween(layer, from, to);
  const shares = Float64Array.from({ length: loft.rings.length / RING }, (_, ring) => {
    const at = loft.rings[ring * RING + AT] as number;
    const [grown, faded] = [at < full ? smooth(at, from, full) : 1, at > fade ? smooth(at, fade, to) : 0];
    return (0.5 + 0.5 * grown) * (1 - 0.9 * faded);
  });
  return { loft, first, last, shares };
}

/** The nearest surface to a point: the direction out of it, its distance (negative inside), and the ring. */
const near = new Float64Array(5);
const vertex = new Float64Array(3);
/** What is measured between a ring and the next: the share of the way, and how far the point lies beyond an end. */
const place = new Float64Array(2);

/** How far the point lies along the loft from a ring, in meters. */
function alongFrom(frames: Float64Array, frame: number): number {
  return (
    ((vertex[0] as number) - (frames[frame] as number)) * (frames[frame + 3] as number) +
    ((vertex[1] as number) - (frames[frame + 1] as number)) * (frames[frame + 4] as number) +
    ((vertex[2] as number) - (frames[frame + 2] as number)) * (frames[frame + 5] as number)
  );
}

/** The radius of a ring toward a point (a, b) of its plane. */
function radiusOf(rings: Float64Array, ring: number, a: number, b: number): number {
  const w = rings[ring * RING + WIDTH] as number;
  const h = rings[ring * RING + (b > 0 ? FRONT : BACK)] as number;
  return Math.sqrt(a * a + b * b) / (Math.sqrt((a / w) ** 2 + (b / h) ** 2) + 1e-9);
}

/** How much a loft widens from a ring to the next, toward a point of its plane, in meters a meter. */
function wideningOf({ rings, frames }: Loft, ring: number, a: number, b: number): number {
  let square = 0;
  for (let k = 0; k < 3; k++) {
    const way = (frames[(ring + 1) * FRAME_SIZE + k] as number) - (frames[ring * FRAME_SIZE + k] as number);
    square += way * way;
  }
  return (radiusOf(rings, ring + 1, a, b) - radiusOf(rings, ring, a, b)) / Math.sqrt(square + 1e-9);
}

// Numbers that a function is called with are boxed unless it is inlined, so they go through `place`.
/** The distance to the tube at the place after a ring; kept if it is the nearest. */
function measureRing(loft: Loft, ring: number) {
  const share = place[0] as number;
  const beyond = place[1] as number;
  const { rings, frames } = loft;
  const from = ring * RING;
  const to = from + RING;
  const frame = ring * FRAME_SIZE;
  let a = 0;
  let b = 0;
  for (let k = 0; k < 3; k++) {
    const center =
      (frames[frame + k] as number) * (1 - share) + (frames[frame + FRAME_SIZE + k] as number) * share;
    const d = (vertex[k] as number) - center;
    a += d * (frames[frame + 6 + k] as number);
    b += d * (frames[frame + 9 + k] as number);
  }
  const depth = b > 0 ? FRONT : BACK;
  const w = (rings[from + WIDTH] as number) * (1 - share) + (rings[to + WIDTH] as number) * share;
  const h = (rings[from + depth] as number) * (1 - share) + (rings[to + depth] as number) * share;
  const q = Math.sqrt((a / w) ** 2 + (b / h) ** 2);
  const da = a / (w * w);
  const db = b / (h * h);
  const slope = Math.sqrt(da * da + db * db);
  const deep = slope > 1e-6 ? ((q - 1) * q) / slope : -Math.min(w, h);
  const distance = beyond === 0 ? deep : Math.sqrt(Math.max(0, deep) ** 2 + beyond ** 2);
  if (distance >= (near[3] as number)) return;
  near[3] = distance;
  near[4] = ring;
  const scale = slope > 1e-6 ? 1 / slope : 0;
  const widening = wideningOf(loft, ring, a, b);
  let length = 0;
  for (let k = 0; k < 3; k++) {
    const radial = (frames[frame + 6 + k] as number) * da + (frames[frame + 9 + k] as number) * db;
    const n = radial * scale - (frames[frame + 3 + k] as number) * widening;
    near[k] = n;
    length += n * n;
  }
  length = Math.sqrt(length) || 1;
  for (let k = 0; k < 3; k++) near[k] = (near[k] as number) / length;
}

/** A ball around a stretch: its middle, and the square of its radius. */
const ball = new Float64Array(4);

/** Sets the ball that everything within `reach` of a stretch lies in. */
function surround({ loft: { frames, rings }, first, last }: Stretch, reach: number) {
  const [a, b] = [first * FRAME_SIZE, last * FRAME_SIZE];
  for (let k = 0; k < 3; k++) ball[k] = ((frames[a + k] as number) + (frames[b + k] as number)) / 2;
  let radius = 0;
  for (let ring = first; ring <= last; ring++) {
    const frame = ring * FRAME_SIZE;
    const wide = Math.max(
      rings[ring * RING + WIDTH] as number,
      rings[ring * RING + FRONT] as number,
      rings[ring * RING + BACK] as number,
    );
    const x = (frames[frame] as number) - (ball[0] as number);
    const y = (frames[frame + 1] as number) - (ball[1] as number);
    const z = (frames[frame + 2] as number) - (ball[2] as number);
    radius = Math.max(radius, Math.sqrt(x * x + y * y + z * z) + wide);
  }
  ball[3] = (radius + reach) ** 2;
}

function isFar(): boolean {
  const x = (vertex[0] as number) - (ball[0] as number);
  const y = (vertex[1] as number) - (ball[1] as number);
  const z = (vertex[2] as number) - (ball[2] as number);
  return x * x + y * y + z * z > (ball[3] as number);
}

/** Finds the surface of a stretch that is nearest to the vertex. */
function measure({ loft, first, last }: Stretch) {
  near[3] = Infinity;
  let before = alongFrom(loft.frames, first * FRAME_SIZE);
  if (before < 0) {
    place[0] = 0;
    place[1] = -before;
    measureRing(loft, first);
  }
  for (let ring = first; ring < last; ring++) {
    const after = alongFrom(loft.frames, (ring + 1) * FRAME_SIZE);
    if (before >= 0 && after <= 0) {
      place[0] = before / Math.max(1e-9, before - after);
      place[1] = 0;
      measureRing(loft, ring);
    }
    before = after;
  }
  if (before > 0) {
    place[0] = 1;
    place[1] = before;
    measureRing(loft, last - 1);
  }
}

/**
 * Lets a stretch melt into another loft: where the two are nearer than their reach (at most `widest` meters), the
 * surface rises to their smooth union and its normals turn to the other's, so that no seam shows. Formula: the
 * polynomial smooth minimum, https://iquilezles.org/articles/smin.
 */
export function fuse(stretch: Stretch, other: Stretch, widest: number) {
  const { loft, first, last } = stretch;
  const { positions, normals } = loft.surface;
  const row = loft.radial * 3;
  surround(other, widest);
  for (let at = first * row; at < (last + 1) * row; at += 3) {
    vertex[0] = positions[at] as number;
    vertex[1] = positions[at + 1] as number;
    vertex[2] = positions[at + 2] as number;
    if (isFar()) continue;
    measure(other);
    const distance = near[3] as number;
    const own = stretch.shares[Math.floor(at / row)] as number;
    const reach = widest * own * (other.shares[near[4] as number] as number);
    const closeness = 1 - Math.abs(distance) / reach;
    if (closeness <= 0) continue;
    const turn = distance >= 0 ? closeness / 2 : 1 - closeness / 2;
    // What lies inside the other stays just below it, so that the two never flicker through each other.
    const rise = (closeness * closeness * reach) / 4 - (distance < 0 ? Math.min(0.0015, distance * -0.1) : 0);
    let length = 0;
    for (let k = 0; k < 3; k++) {
      const n = (normals[at + k] as number) * (1 - turn) + (near[k] as number) * turn;
      vertex[k] = n;
      length += n * n;
    }
    length = Math.sqrt(length);
    if (length < 1e-6) continue;
    for (let k = 0; k < 3; k++) {
      const n = (vertex[k] as number) / length;
      normals[at + k] = n;
      positions[at + k] = (positions[at + k] as number) + n * rise;
    }
  }
}
