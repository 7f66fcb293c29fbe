/**
 * One ring of a limb: position along the control points (0 … n-1), half width, front and back depth in meters, color.
 * Two rings at the same position make a hard edge: the hem of a garment.
 */
export type Station = [at: number, width: number, front: number, back: number, color: string];

export interface Ring {
  at: number;
  radii: [width: number, front: number, back: number];
  color: string;
}

const near = (list: Station[], i: number) => list[i] as Station;

function hermite(a: number, b: number, slopeA: number, slopeB: number, span: number, u: number) {
  const [u2, u3] = [u * u, u * u * u];
  const start = a * (2 * u3 - 3 * u2 + 1) + slopeA * span * (u3 - 2 * u2 + u);
  return start + b * (3 * u2 - 2 * u3) + slopeB * span * (u3 - u2);
}

/** Radii between station i and i + 1: a monotone cubic through the neighbors that never crosses a hem. */
function radiiAt(stations: Station[], i: number, at: number): Ring['radii'] {
  const a = near(stations, i);
  const b = near(stations, i + 1);
  const before = stations[i - 1];
  const after = stations[i + 2];
  const span = b[0] - a[0];
  const radius = (k: 1 | 2 | 3) => {
    const rise = (b[k] - a[k]) / span;
    const limit = (slope: number) => (slope * rise <= 0 ? 0 : (2 * slope * rise) / (slope + rise));
    const slope = (x: Station, y: Station) => limit((y[k] - x[k]) / (y[0] - x[0]));
    const open = (end: Station) => (end[1] < 0.02 ? rise * 2.4 : rise);
    const slopeA = before ? (before[0] < a[0] ? slope(before, a) : rise) : open(a);
    const slopeB = after ? (after[0] > b[0] ? slope(b, after) : rise) : open(b);
    return Math.max(0.0005, hermite(a[k], b[k], slopeA, slopeB, span, (at - a[0]) / span));
  };
  return [radius(1), radius(2), radius(3)];
}

/** The rings of a loft, and its parts (lists of ring numbers) between hems. */
export function buildRings(stations: Station[], perUnit: number): { rings: Ring[]; parts: number[][] } {
  const rings: Ring[] = [];
  const parts: number[][] = [[]];
  const push = (ring: Ring) => {
    parts.at(-1)?.push(rings.length);
    rings.push(ring);
  };
  for (let i = 0; i < stations.length - 1; i++) {
    const a = near(stations, i);
    const b = near(stations, i + 1);
    if (a[0] === b[0]) {
      parts.push([]);
      continue;
    }
    const count = Math.max(1, Math.ceil((b[0] - a[0]) * perUnit));
    for (let k = parts.at(-1)?.length ? 1 : 0; k <= count; k++) {
      const at = a[0] + ((b[0] - a[0]) * k) / count;
      push({ at, radii: radiiAt(stations, i, at), color: a[4] });
    }
    // The thinner side of a hem is tucked under the thicker one so that no gap shows.
    const after = stations[i + 2];
    const last = rings.at(-1);
    if (after && last && b[0] === after[0] && b[1] < after[1]) push({ ...last, at: last.at + 0.06 });
    const before = stations[i - 1];
    const first = rings[parts.at(-1)?.[0] ?? -1];
    if (before && first && before[0] === a[0] && before[1] > a[1]) first.at -= 0.06;
  }
  return { rings, parts };
}
