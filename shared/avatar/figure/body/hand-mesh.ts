import {
  BENDS,
  FINGERS,
  FINGER_START,
  PALM,
  STEP,
  THUMB,
  THUMB_LENGTH,
  dot,
  plus,
  shareOfDigit,
  thicknessAt,
  toHand,
  unit,
  widthAt,
  type Point,
} from './hand-shape';
import { HandPlaces, PLACE, PLACES } from './hand-places';

/** The surface's normal, by the slope of the distance at the corners of a tetrahedron. */
function outward(point: Point): Point {
  const e = 0.0006;
  let slope: Point = [0, 0, 0];
  for (const corner of CORNERS) slope = plus(slope, corner, toHand(plus(point, corner, e)));
  return unit(slope);
}
const CORNERS: Point[] = [
  [1, -1, -1],
  [-1, -1, 1],
  [-1, 1, -1],
  [1, 1, 1],
];

/**
 * The radius at which a ray leaves the hand, at most `most` beyond its own part's; where it stays inside another part,
 * the surface goes on within that.
 */
function radiusAlong(from: Point, ray: Point, own: number, most: number) {
  let radius = own * 0.9;
  for (let i = 0; i < 14; i++) {
    const depth = -toHand(plus(from, ray, radius));
    if (Math.abs(depth) < 1e-5) break;
    radius += depth;
    if (radius > own + most) return own + most * 0.6;
  }
  return radius;
}

/** Numbers for each tie: the point and the normal of its vertex, in the directions of a place, times its share. */
export const TIE = 7;

/** The surface of a hand. Each vertex is tied to one place, or to one of the palm and one of a digit. */
export interface HandMesh {
  vertices: number;
  /** Pairs: a vertex and its place. */
  pairs: Uint16Array;
  ties: Float32Array;
  index: number[];
}

const rest = new HandPlaces(1);
rest.write({ curl: 0, support: 0, grip: 0, fore: Float64Array.of(0, 1, 0) });

/** A place of the hand at rest: its point, and its directions toward the palm, up and toward the thumb. */
const places = Array.from({ length: rest.numbers.length / PLACE }, (_, place) => {
  const triple = (from: number): Point => {
    const [p = 0, y = 0, z = 0] = rest.numbers.subarray(place * PLACE + from, place * PLACE + from + 3);
    return [p, y, z];
  };
  const axes: [Point, Point, Point] = [triple(3), triple(6), triple(9)];
  return { at: triple(0), axes };
});
type Place = (typeof places)[number];
const [PALM_PLACES = 0] = PLACES;

const placeInPalm = (y: number) => Math.min(PALM_PLACES - 1, Math.max(0, Math.round((PALM.top - y) / STEP)));

function nearestPlace(point: Point, [from, to]: readonly [number, number]) {
  let [nearest, least] = [from, Infinity];
  for (let place = from; place < to; place++) {
    const { at } = places[place] as Place;
    const square = (point[0] - at[0]) ** 2 + (point[1] - at[1]) ** 2 + (point[2] - at[2]) ** 2;
    if (square < least) [nearest, least] = [place, square];
  }
  return nearest;
}

class Builder {
  readonly pairs: number[] = [];
  readonly ties: number[] = [];
  readonly index: number[] = [];
  vertices = 0;

  private tie(point: Point, normal: Point, place: number, share: number) {
    if (share < 0.004) return;
    const { at, axes } = places[place] as Place;
    const away = plus(point, at, -1);
    const local = (v: Point) => axes.map((axis) => dot(v, axis) * share);
    this.pairs.push(this.vertices, place);
    this.ties.push(...local(away), ...local(normal), share);
  }

  private add(point: Point, digits: readonly [number, number]) {
    const normal = outward(point);
    const share = shareOfDigit(point);
    this.tie(point, normal, placeInPalm(point[1]), 1 - share);
    this.tie(point, normal, nearestPlace(point, digits), share);
    this.vertices++;
  }

  /** A tube of rings; the last one is closed by a point; it may be tied to these digits. */
  tube(rings: Point[][], tip: Point, digits: readonly [number, number]) {
    const first = this.vertices;
    const radial = rings[0]?.length ?? 0;
    for (const point of rings.flat()) this.add(point, digits);
    this.add(tip, digits);
    const end = this.vertices - 1;
    for (let ring = 0; ring < rings.length; ring++)
      for (let j = 0; j < radial; j++) {
        const a = first + ring * radial + j;
        const b = first + ring * radial + ((j + 1) % radial);
        if (ring === rings.length - 1) this.index.push(a, end, b);
        else this.index.push(a, a + radial, b, b, a + radial, b + radial);
      }
  }
}

const THUMB_PART = 5;
const PALM_RADIAL = 24;
const DIGIT_RADIAL = 10;
const PALM_RINGS = [
  0.046, 0.036, 0.024, 0.012, 0, -0.01, -0.02, -0.03, -0.04, -0.049, -0.056, -0.062, -0.068, -0.075, -0.082,
  -0.088, -0.0935,
];

function addPalm(builder: Builder) {
  const rings = PALM_RINGS.map((y, ring) => {
    // It begins within the forearm.
    const collar = ring === 0 ? 0.92 : 1;
    const at = Math.max(y, -0.0845);
    const thick = Math.sqrt(Math.max(1e-6, thicknessAt(at) ** 2 - (at - y) ** 2));
    const core = widthAt(at) - thicknessAt(at);
    return Array.from({ length: PALM_RADIAL }, (_, j): Point => {
      const angle = (j / PALM_RADIAL) * Math.PI * 2;
      const ray: Point = [Math.cos(angle), 0, Math.sin(angle)];
      const from: Point = [0, y, core * ray[2] * collar];
      return plus(from, ray, radiusAlong(from, ray, thick, 0.014) * collar);
    });
  });
  builder.tube(rings, [0, PALM.end, 0], [PALM_PLACES, places.length]);
}

/** Rings around a finger or the thumb, at places along it in meters, the last ones round its tip. */
function addDigit(
  builder: Builder,
  part: number,
  start: number,
  stops: number[],
  radiusAt: (s: number) => number,
) {
  const before = PLACES.slice(0, part).reduce((sum, count) => sum + count, 0);
  const last = (PLACES[part] as number) - 1;
  const tieAt = (s: number) => Math.min(last, Math.max(0, Math.round((s - start) / STEP)));
  const pointAt = (s: number) => {
    const tie = tieAt(s);
    const { at, axes } = places[before + tie] as Place;
    return { at: plus(at, axes[1], start + tie * STEP - s), axes };
  };
  const end = stops.at(-1) as number;
  const tip = radiusAt(end);
  const rings = [
    ...stops.map((s) => [s, radiusAt(s)] as const),
    ...[0.55, 1.1].map((a) => [end + tip * Math.sin(a), tip * Math.cos(a)] as const),
  ];
  builder.tube(
    rings.map(([s, radius]) => {
      const { at, axes } = pointAt(s);
      return Array.from({ length: DIGIT_RADIAL }, (_, j): Point => {
        const angle = (j / DIGIT_RADIAL) * Math.PI * 2;
        const ray = unit(plus(plus([0, 0, 0], axes[0], Math.cos(angle)), axes[2], Math.sin(angle)));
        return plus(at, ray, radiusAlong(at, ray, radius, part === THUMB_PART ? 0.009 : 0.0035));
      });
    }),
    pointAt(end + tip).at,
    [before, before + last + 1],
  );
}

function build(): HandMesh {
  const builder = new Builder();
  addPalm(builder);
  FINGERS.forEach(({ length, radii: [root, tip] }, i) => {
    const [middle, end] = [length * BENDS.middle, length * BENDS.end];
    const stops = [
      -0.009,
      0.004,
      0.015,
      middle - 0.008,
      middle,
      middle + 0.008,
      end - 0.004,
      end + 0.003,
      length - tip,
    ];
    addDigit(
      builder,
      i + 1,
      FINGER_START,
      stops,
      (s) => root + ((tip - root) * Math.max(0, s)) / (length - tip),
    );
  });
  const tip = THUMB.radii[3];
  addDigit(
    builder,
    THUMB_PART,
    0,
    [0, 0.012, 0.024, 0.034, 0.042, 0.052, 0.06, 0.067, THUMB_LENGTH - tip],
    (s) => {
      const [a, b, c, d] = THUMB.radii;
      if (s < 0.04) return a + ((b - a) * s) / 0.04;
      if (s < 0.066) return b + ((c - b) * (s - 0.04)) / 0.026;
      return c + ((d - c) * (s - 0.066)) / 0.012;
    },
  );
  return {
    vertices: builder.vertices,
    pairs: Uint16Array.from(builder.pairs),
    ties: Float32Array.from(builder.ties),
    index: builder.index,
  };
}

let mesh: HandMesh | undefined;
/** The surface of every hand, built once. */
export const handMesh = (): HandMesh => (mesh ??= build());
