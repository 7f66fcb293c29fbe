/** A place on the trail, in percent of its box: from the left and from the top. */
export interface TrailPoint {
  x: number;
  y: number;
}

const sidePad = 9;
/** How far a place is from the center of its row, in rows. */
const wave = 0.14;

const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * The positions of `count` places on a trail that winds upward through `columns`: the first at the bottom left,
 * every second row reversed.
 */
export function trailPoints(count: number, columns: number): TrailPoint[] {
  const rows = Math.ceil(count / columns);
  const rowHeight = 100 / rows;
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / columns);
    const along = place % columns;
    const column = row % 2 === 0 ? along : columns - 1 - along;
    return {
      x: rounded(sidePad + (column * (100 - 2 * sidePad)) / (columns - 1)),
      y: rounded(100 - (row + 0.5 + wave * Math.sin(place * 1.7)) * rowHeight),
    };
  });
}

/** A smooth curve through the points, as an SVG path in a box of 100 by 100. */
export function trailPath(points: readonly TrailPoint[]): string {
  const [first] = points;
  if (!first) return '';
  const bend = (from: TrailPoint, to: TrailPoint, at: TrailPoint, way: 1 | -1) =>
    `${rounded(at.x + (way * (to.x - from.x)) / 6)} ${rounded(at.y + (way * (to.y - from.y)) / 6)}`;
  const curves = points.slice(1).map((point, index) => {
    const start = points[index] ?? first;
    const before = points[index - 1] ?? start;
    const after = points[index + 2] ?? point;
    return `C${bend(before, point, start, 1)} ${bend(start, after, point, -1)} ${point.x} ${point.y}`;
  });
  return `M${first.x} ${first.y}${curves.join('')}`;
}
