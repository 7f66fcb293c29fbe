export interface Curve {
  name: string;
  /** MET-minutes of each week. */
  loads: readonly number[];
}

const [width, height, left, bottom, top, legend] = [960, 520, 50, 40, 20, 240] as const;
const across = width - left - legend;
const down = height - top - bottom;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** All cohorts' weekly loads as an SVG: one line each, weeks across, MET-minutes up. */
export function drawLoadCurves(curves: readonly Curve[]): string {
  const most = Math.max(1, ...curves.flatMap(({ loads }) => loads));
  const weeks = Math.max(2, ...curves.map(({ loads }) => loads.length));
  const x = (week: number) => left + (week / (weeks - 1)) * across;
  const y = (load: number) => top + down * (1 - load / most);
  const hue = (index: number) => `hsl(${Math.round((index * 360) / curves.length)} 65% 42%)`;
  const lines = curves.flatMap(({ name, loads }, index) => {
    const points = loads.map((load, week) => `${x(week).toFixed(1)},${y(load).toFixed(1)}`).join(' ');
    const at = top + 16 + index * 20;
    return [
      `<polyline points="${points}" fill="none" stroke="${hue(index)}" stroke-width="2"/>`,
      `<text x="${width - legend + 20}" y="${at}" fill="${hue(index)}">${escaped(name)}</text>`,
    ];
  });
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<text x="${left - 8}" y="${y(share * most) + 4}" text-anchor="end">${Math.round(share * most)}</text>`,
  );
  const weekTicks = Array.from(
    { length: weeks },
    (_, week) => `<text x="${x(week)}" y="${height - 14}" text-anchor="middle">${week + 1}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    `<title>Load of each week in MET-minutes</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<path d="M${left} ${top}V${height - bottom}H${left + across}" fill="none" stroke="#999"/>`,
    ...ticks,
    ...weekTicks,
    ...lines,
    '</svg>\n',
  ].join('\n');
}
