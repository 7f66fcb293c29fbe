import { smooth } from '../../motion/rig/maths';

/**
 * A hand at rest: flat, fingers a little spread. Its coordinates are meters from the wrist: `p` toward the palm's side,
 * `y` up the arm, `z` toward the thumb.
 */
export type Point = [p: number, y: number, z: number];

/** Meters between the places along a finger, the thumb, or the palm to which the surface is tied. */
export const STEP = 0.003;

interface Digit {
  root: Point;
  length: number;
  /** Its radius at the root and at the tip. */
  radii: [number, number];
}
/** From the index to the little finger. */
export const FINGERS: Digit[] = [
  { root: [0, -0.08, 0.0285], length: 0.067, radii: [0.012, 0.0097] },
  { root: [0, -0.083, 0.0095], length: 0.073, radii: [0.0122, 0.0098] },
  { root: [0, -0.081, -0.0095], length: 0.068, radii: [0.0118, 0.0095] },
  { root: [0, -0.075, -0.0275], length: 0.055, radii: [0.0109, 0.0088] },
];
/** How far apart neighboring fingers point at rest, in radians. */
export const FAN = 0.105;
export const fanOf = (finger: number) => 1.35 - finger;
/** Where a finger bends, as shares of its length beyond the knuckle. */
export const BENDS = { middle: 0.47, end: 0.75 } as const;

/** The thumb's root, and its bones at rest: how long they are and where they point. */
export const THUMB = {
  root: [0.003, -0.018, 0.013] satisfies Point,
  lengths: [0.04, 0.026, 0.022],
  ways: [
    [0.2, -0.66, 0.72],
    [0.08, -0.84, 0.53],
    [0.02, -0.92, 0.4],
  ] satisfies Point[],
  radii: [0.0165, 0.0128, 0.0114, 0.0092],
} as const;
export const THUMB_LENGTH = 0.088;
/** Where the places along a finger begin, inside the palm. */
export const FINGER_START = -0.012;

/** The palm's axis begins in the forearm and ends at the knuckles. */
export const PALM = { top: 0.048, end: -0.0965 } as const;

/** Half the palm's thickness and half its width, at a height. */
export const thicknessAt = (y: number) =>
  0.0108 + 0.0059 * smooth(y, -0.085, -0.03) + 0.0053 * smooth(y, -0.036, 0.014) + Math.max(0, y) * 0.07;
export const widthAt = (y: number) =>
  0.0348 + 0.0016 * smooth(y, -0.085, -0.05) - 0.0102 * smooth(y, -0.056, 0.004) + Math.max(0, y) * 0.06;
/** How far the palm reaches: less toward the little finger. */
const endAt = (z: number) => -0.0845 - Math.min(0, z) * 0.22;

/** The polynomial smooth minimum, https://iquilezles.org/articles/smin. */
function melt(a: number, b: number, reach: number) {
  const h = Math.max(0, reach - Math.abs(a - b)) / reach;
  return Math.min(a, b) - (h * h * reach) / 4;
}

function toPalm([p, y, z]: Point) {
  const at = Math.max(y, endAt(z));
  const [thick, wide] = [thicknessAt(at), widthAt(at)];
  const beyond = at - y;
  const flank = Math.max(0, Math.abs(z) - (wide - thick));
  const box = Math.sqrt(p * p + flank * flank + beyond * beyond) - thick;
  const round = smooth(y, -0.03, 0.012);
  if (round === 0) return box;
  const size = Math.sqrt((p / thick) ** 2 + (z / wide) ** 2) + 1e-9;
  return box * (1 - round) + ((size - 1) / size) * Math.sqrt(p * p + z * z) * round;
}

export const plus = (a: Point, b: Point, k: number): Point => [
  a[0] + b[0] * k,
  a[1] + b[1] * k,
  a[2] + b[2] * k,
];
export const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const unit = (v: Point): Point => plus([0, 0, 0], v, 1 / Math.sqrt(dot(v, v)));

/** A rounded cone. */
interface Bone {
  from: Point;
  way: Point;
  square: number;
  start: number;
  end: number;
}

function toBone([p, y, z]: Point, { from, way, square, start, end }: Bone) {
  const a = p - from[0];
  const b = y - from[1];
  const c = z - from[2];
  const along = (a * way[0] + b * way[1] + c * way[2]) / square;
  const share = Math.min(1, Math.max(0, along));
  const da = a - share * way[0];
  const db = b - share * way[1];
  const dc = c - share * way[2];
  return Math.sqrt(da * da + db * db + dc * dc) - (start + (end - start) * share);
}

/** How far inside the palm a finger begins, in meters. */
const INSIDE = 0.022;
const boneOf = (from: Point, way: Point, start: number, end: number): Bone => ({
  from,
  way,
  square: dot(way, way),
  start,
  end,
});

const fingerBones = FINGERS.map(({ root, length, radii: [start, end] }, i): Bone => {
  const angle = FAN * fanOf(i);
  const way: Point = [0, -Math.cos(angle), Math.sin(angle)];
  const reach = length - end + INSIDE;
  return boneOf(plus(root, way, -INSIDE), plus([0, 0, 0], way, reach), start - 0.0012, end);
});

function thumbBones(): Bone[] {
  let from: Point = THUMB.root;
  return THUMB.lengths.map((length, i) => {
    const [start, end] = [THUMB.radii[i] as number, THUMB.radii[i + 1] as number];
    const way = plus([0, 0, 0], unit(THUMB.ways[i] as Point), i === 2 ? length - end : length);
    const bone = boneOf(from, way, start, end);
    from = plus(from, way, 1);
    return bone;
  });
}
const thumb = thumbBones();

function toBones(point: Point, bones: Bone[], reach: number) {
  let distance = toBone(point, bones[0] as Bone);
  for (let i = 1; i < bones.length; i++) distance = melt(distance, toBone(point, bones[i] as Bone), reach);
  return distance;
}

/** Meters within which the fingers, and the thumb, melt into the palm. */
const REACH = { finger: 0.01, thumb: 0.022 } as const;

/** The distance from the surface of the whole hand, negative inside. */
export function toHand(point: Point): number {
  const fingers = toBones(point, fingerBones, 0.006);
  return melt(melt(toPalm(point), fingers, REACH.finger), toBones(point, thumb, 0.008), REACH.thumb);
}

/** How much a point of the surface goes along with the digit it is nearest to, 0 to 1; the rest with the palm. */
export function shareOfDigit(point: Point): number {
  const [palm, finger] = [toPalm(point), toBones(point, fingerBones, 0.006)];
  const byThumb = 0.5 + (Math.min(palm, finger) - toBones(point, thumb, 0.008)) / REACH.thumb;
  const byFinger = 0.5 + (palm - finger) / REACH.finger;
  return Math.min(1, Math.max(0, byThumb, byFinger));
}

/** How far a turn at `joint` has come at a place. */
export const turned = (along: number, joint: number, reach: number) =>
  smooth(along, joint - reach, joint + reach);
