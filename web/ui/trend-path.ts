const width = 320;
const top = 6;
const bottom = 60;

/** A smooth line through the values over 320 × 64, horizontal where it passes a value, so it never overshoots. */
export function trendPath(values: readonly number[]): string {
  if (values.length === 0) return '';
  const lowest = Math.min(0, ...values);
  const span = Math.max(...values) - lowest || 1;
  const y = (value: number) => round(bottom - ((value - lowest) / span) * (bottom - top));
  const [first = 0, ...rest] = values;
  if (rest.length === 0) return `M0 ${y(first)} L${width} ${y(first)}`;
  const step = width / rest.length;
  const curves = rest.map((value, index) => {
    const [left, middle, right] = [index, index + 0.5, index + 1].map((place) => round(place * step));
    const previous = values[index] ?? value;
    return `C${middle} ${y(previous)} ${middle} ${y(value)} ${right ?? left} ${y(value)}`;
  });
  return [`M0 ${y(first)}`, ...curves].join(' ');
}

function round(length: number) {
  return Math.round(length * 10) / 10;
}
