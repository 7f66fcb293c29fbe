/**
 * Periodic monotone cubic through (times, values) with the given period in seconds (Fritsch–Butland slopes).
 * Extremes get zero speed, in-betweens flow through, nothing overshoots, equal neighbours hold.
 */
export function periodicCubic(times: number[], values: number[], period: number): (time: number) => number {
  const count = times.length;
  const at = (list: number[], i: number) => list[(i + count) % count] ?? 0;
  const start = at(times, 0);
  const spans = times.map((t, i) => (i + 1 < count ? at(times, i + 1) : start + period) - t);
  const rises = values.map((v, i) => (at(values, i + 1) - v) / at(spans, i));
  const slopes = rises.map((b, i) => {
    const a = at(rises, i - 1);
    const [ha, hb] = [at(spans, i - 1), at(spans, i)];
    return a * b <= 0 ? 0 : (3 * (ha + hb)) / ((2 * hb + ha) / a + (hb + 2 * ha) / b);
  });
  return (time) => {
    const t = ((((time - start) % period) + period) % period) + start;
    let i = count - 1;
    while (i > 0 && at(times, i) > t) i--;
    const h = at(spans, i);
    const u = (t - at(times, i)) / h;
    const [u2, u3] = [u * u, u * u * u];
    return (
      at(values, i) * (2 * u3 - 3 * u2 + 1) +
      at(slopes, i) * h * (u3 - 2 * u2 + u) +
      at(values, i + 1) * (3 * u2 - 2 * u3) +
      at(slopes, i + 1) * h * (u3 - u2)
    );
  };
}
