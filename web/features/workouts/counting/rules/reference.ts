/** What an exercise's own motion looks like to a camera at its spot. All lists have one entry a feature. */
export interface CountingReference {
  /** Places of the features that tell it in `FEATURE_NAMES`. */
  features: readonly number[];
  /** Degrees by which each may differ without meaning anything. */
  scales: Float32Array;
  /** The motion in steps, from the spot and from both sides of it, each feature divided by its scale. */
  rows: readonly Float32Array[];
  mean: Float32Array;
  /** Unit vector along which the motion goes. */
  direction: Float32Array;
  /** Along it: where a repetition begins, and how far it goes. */
  start: number;
  span: number;
  /** Least share of the span that a repetition of the motion goes: small circles are repetitions, too. */
  smallestSwing: number;
  /** Seconds of a repetition. */
  repSeconds: number;
  /** Between which the lean of the trunk is, in degrees. */
  lean: readonly [least: number, most: number];
  /** Of the elbows where a repetition is farthest, in degrees. */
  farElbow: number;
}

/** Where a frame is in a repetition, and how far it is from anything the motion does, in scales. */
export interface Progress {
  /** 0 where a repetition begins, 1 where it is farthest. */
  at: number;
  off: number;
}

/** Share of the direction that has to be seen. */
const LEAST_SEEN = 0.5;
/** Degrees by which the trunk may lean more or less than in the motion: upright is no push-up. */
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

/** Null where too little of the body is seen. `all` are the features of the frame (`featuresOf`). */
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
