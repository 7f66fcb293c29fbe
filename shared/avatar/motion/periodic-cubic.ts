/** A periodic monotone cubic: times in seconds, values and slopes at its keys, and the spans between them. */
export interface PeriodicCurve {
  times: Float64Array;
  values: Float64Array;
  spans: Float64Array;
  slopes: Float64Array;
  period: number;
}

/**
 * Periodic monotone cubic through (times, values) with the given period in seconds (Fritsch–Butland slopes).
 * Extremes get zero speed, in-betweens flow through, nothing overshoots, equal neighbors hold.
 */
export function periodicCubic(times: number[], values: number[], period: number): PeriodicCurve {
  const count = times.length;
  const at = (list: ArrayLike<number>, i: number) => list[(i + count) % count] ?? 0;
  const start = at(times, 0);
  const spans = times.map((t, i) => (i + 1 < count ? at(times, i + 1) : start + period) - t);
  const rises = values.map((v, i) => (at(values, i + 1) - v) / at(spans, i));
  const slopes = rises.map((b, i) => {
    const a = at(rises, i - 1);
    const [ha, hb] = [at(spans, i - 1), at(spans, i)];
    return a * b <= 0 ? 0 : (3 * (ha + hb)) / ((2 * hb + ha) / a + (hb + 2 * ha) / b);
  });
  const [keys, points] = [Float64Array.from(times), Float64Array.from(values)];
  return {
    times: keys,
    values: points,
    spans: Float64Array.from(spans),
    slopes: Float64Array.from(slopes),
    period,
  };
}

/** Seconds for which a held curve keeps its first and its last value: more than anything trails by. */
const HELD = 1;

/** The same cubic through keys that do not repeat: it starts and ends at rest, and keeps those values around them. */
export function heldCubic(times: number[], values: number[]): PeriodicCurve {
  const [start, end] = [(times[0] ?? 0) - HELD, (times.at(-1) ?? 0) + HELD];
  const around = [values[0] ?? 0, ...values, values.at(-1) ?? 0];
  return periodicCubic([start, ...times, end], around, end - start + HELD);
}

/** A time in seconds within the curve's period. */
export function wrapped({ times, period }: PeriodicCurve, time: number): number {
  const start = times[0] as number;
  return ((((time - start) % period) + period) % period) + start;
}

/** The index of the last key at or before a time within the period. */
export function keyBefore(times: Float64Array, time: number): number {
  let i = times.length - 1;
  while (i > 0 && (times[i] as number) > time) i--;
  return i;
}

/** The value of the curve at a time in seconds. */
export function valueAt(curve: PeriodicCurve, time: number): number {
  const { times, values, spans, slopes } = curve;
  const t = wrapped(curve, time);
  const i = keyBefore(times, t);
  const next = i + 1 < times.length ? i + 1 : 0;
  const h = spans[i] as number;
  const u = (t - (times[i] as number)) / h;
  const u2 = u * u;
  const u3 = u * u * u;
  return (
    (values[i] as number) * (2 * u3 - 3 * u2 + 1) +
    (slopes[i] as number) * h * (u3 - 2 * u2 + u) +
    (values[next] as number) * (3 * u2 - 2 * u3) +
    (slopes[next] as number) * h * (u3 - u2)
  );
}
