/** How an exercise's motion looks to a camera in its spot. All lists have one entry per feature. */
export interface CountingReference {
  /** Indexes in `FEATURE_NAMES` of the features that show it. */
  features: readonly number[];
  /** Degrees each may vary without meaning anything. */
  scales: Float32Array;
  /** The motion in steps, seen from the spot and from either side of it, each feature divided by its scale. */
  rows: readonly Float32Array[];
  mean: Float32Array;
  /** Unit vector along which the motion goes. */
  direction: Float32Array;
  /** Along that vector: where a repetition starts, and how far it goes. */
  start: number;
  span: number;
  /** Least share of the span that a repetition of the motion goes: small circles are repetitions, too. */
  smallestSwing: number;
  repSeconds: number;
  /** The range of the trunk's lean, in degrees. */
  lean: readonly [least: number, most: number];
  /** Elbow angle at the far end of a repetition, in degrees. */
  farElbow: number;
}

/** Where a frame is within a repetition, and how far it is from the motion, in scales. */
export interface Progress {
  /** 0 at the start of a repetition, 1 at its far end. */
  at: number;
  off: number;
}

/** Share of the direction that must be visible. */
const LEAST_SEEN = 0.5;
/** Degrees the trunk may lean beyond the motion's own range: upright is no push-up. */
const LEAN_MARGIN = 30;

function distanceTo(row: Float32Array, point: Float32Array): number {
  let [sum, seen] = [0, 0];
  for (let i = 0; i < row.length; i += 1) {
    const apart = (point[i] as number) - (row[i] as number);
    if (Number.isNaN(apart)) continue;
    sum += apart * apart;
    seen += 1;
  }
  return seen === 0 ? Infinity : Math.sqrt(sum / seen);
}

/** Null when too little of the body is visible. `all` are the frame's features (`featuresOf`). */
export function progressOf(reference: CountingReference, all: Float32Array): Progress | null {
  const { features, scales, rows, mean, direction, start, span } = reference;
  const point = Float32Array.from(features, (feature, i) => (all[feature] as number) / (scales[i] as number));
  let [along, seen] = [0, 0];
  point.forEach((value, i) => {
    if (Number.isNaN(value)) return;
    const part = direction[i] as number;
    along += part * (value - (mean[i] as number));
    seen += part * part;
  });
  if (seen < LEAST_SEEN) return null;
  const lean = all.at(-1) as number;
  if (lean < reference.lean[0] - LEAN_MARGIN || lean > reference.lean[1] + LEAN_MARGIN)
    return { at: 0, off: Infinity };
  const off = rows.reduce((least, row) => Math.min(least, distanceTo(row, point)), Infinity);
  return { at: (along / seen - start) / span, off };
}
